// fixes: ALLOC504
// Lengths of primary constructors, fields, initializers, patterns, interpolations, extension blocks, and dynamic ones.
#nullable enable
using System;
using System.Runtime.CompilerServices;

class Base(int sum) { public int Sum = sum; }

class Derived(int n) : Base(Program.Fill(stackalloc byte[n]))
{
    public int Twice = Program.Fill(stackalloc byte[n * 2]);
    public int Later() => Program.Fill(stackalloc byte[n++]) + n;
    public int Field { get => Program.Fill(stackalloc byte[field]); set => field = value; }
}

static class More
{
    extension(int n)
    {
        public int Filled => Program.Fill(stackalloc byte[n]);
        public int FilledTwice() { Span<byte> s = stackalloc byte[n << 1]; return Program.Fill(s); }
    }
}

static class Program
{
    public static int Fill(scoped Span<byte> s) { s.Fill(1); var t = 0; foreach (var b in s) t += b; return t; }
    static string Text(Span<byte> s, [CallerArgumentExpression(nameof(s))] string? text = null) => text + s.Length;
    static int Generic<T>(T x) where T : allows ref struct => typeof(T) == typeof(Span<byte>) ? 1 : 2;
    static int Many(params ReadOnlySpan<byte> s) => s.Length;
    static string Told(int n) => Text(stackalloc byte[n]);
    static string Hole(int n) => $"{Fill(stackalloc byte[n]):D5}|{(stackalloc byte[n]).Length,6}";
    static int Dyn(dynamic n) { Span<byte> s = stackalloc byte[n]; return Fill(s); }
    static bool Pattern(int n) => (stackalloc byte[n]) is [0, .., 0] and { Length: > 3 };
    static int Inferred(int n) => Generic(stackalloc byte[n]) + Many(stackalloc byte[n]);
    static int Switch(int n, int k) { Span<byte> s = k switch { 0 => stackalloc byte[n], 1 => stackalloc byte[n + k], _ => default }; return Fill(s); }
    static unsafe int Fixed(int n) { fixed (byte* p = stackalloc byte[n]) { p[0] = 3; return p[0]; } }
    static int Var(int n) { var s = n > 0 ? stackalloc byte[n] : default(Span<byte>); return Fill(s); }
    static int Out(int n) { Span<byte> s = stackalloc byte[int.TryParse(n + "", out var k) ? k : 2]; return Fill(s) + k; }
    static int Names(int n)
    {
        int sLength = 3;
        { Span<byte> s = stackalloc byte[Math.Abs(n)]; sLength += Fill(s); }
        int Local(int m) { Span<byte> s = stackalloc byte[Math.Abs(m)]; return Fill(s) + sLength; }
        static int Own(int m) { Span<byte> s = stackalloc byte[Math.Abs(m)]; return Fill(s); }
        Func<int, int> f = m => { Span<byte> s = stackalloc byte[Math.Abs(m)]; return Fill(s); };
        return Local(n) + Own(n) + f(n);
    }
    static int InSwitch(int n)
    {
        switch (n)
        {
            case > 100: Span<byte> a = stackalloc byte[Math.Abs(n)]; return Fill(a);
            default: Span<byte> b = stackalloc byte[Math.Abs(n)]; return Fill(b) + 1;
        }
    }
    static int Nested(int n) { checked { unchecked { Span<short> a = stackalloc short[(short)n]; return a.Length; } } }
    static int Ternary(int n) { ReadOnlySpan<byte> a = stackalloc byte[n > 10 ? n : 10]; return a.Length; }
    static int Multi(int n) { Span<(byte, byte)> a = stackalloc (byte, byte)[n]; Span<Range?> r = stackalloc Range?[n]; return a.Length + r.Length; }
    static int Nint(nint n) { Span<byte> s = stackalloc byte[(int)n]; return Fill(s); }
    static int Gen<T>(int n, T x) where T : unmanaged { Span<T> s = stackalloc T[n]; s.Fill(x); return s.Length; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name; } }
    static void Main()
    {
        foreach (var n in new[] { 1, 30, 700 })
            Console.WriteLine(Try(() => new Derived(n).Sum) + Try(() => new Derived(n).Twice) + Try(() => new Derived(n).Later()) + Try(() => new Derived(n) { Field = n }.Field) + Try(() => n.Filled) + Try(() => n.FilledTwice())
                + Try(() => Told(n)) + Try(() => Hole(n)) + Try(() => Dyn(n)) + Try(() => Pattern(n)) + Try(() => Inferred(n)) + Try(() => Switch(n, n % 2)) + Try(() => Fixed(n)) + Try(() => Var(n)) + Try(() => Out(n)) + Try(() => Names(n)) + Try(() => InSwitch(n)) + Try(() => Nested(n)) + Try(() => Ternary(n)) + Try(() => Multi(n)) + Try(() => Nint(n)) + Try(() => Gen(n, 3L)));
    }
}
