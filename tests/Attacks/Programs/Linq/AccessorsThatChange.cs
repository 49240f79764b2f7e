// refuses: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// What a condition calls is an extern method: an accessor of a private member, and native code that calls back. Both change the list.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
sealed class Holder { int _n = 99; int Touched => Program.Touch(_n); int Touch() => Program.Touch(_n); ref int Ref() { Program.Touch(1); return ref _n; } }
delegate int Cmp(ref int a, ref int b);
static class Program
{
    public static List<int> Items = [];
    public static byte[] Bytes = [];
    public static int Touch(int n) { Items.Add(n); Bytes[0]++; return n; }
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "Touch")] static extern int Touched(Holder h);
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Touched")] static extern int Get(Holder h);
    [DllImport("libc")] static extern int qsort(int[] a, nint n, nint size, Cmp cmp);
    static readonly Cmp s_cmp = (ref int a, ref int b) => { Touch(9); return 0; };
    static readonly int[] s_two = [1, 2];
    static bool A(List<int> l, Holder h) => l.Any(x => x == Touched(h));
    static int B(List<int> l, Holder h) => l.Count(x => x == Get(h));
    static bool C(List<int> l) => l.Any(x => x > 5 && qsort(s_two, 2, 4, s_cmp) == 7);
    static bool D(List<int> l) => l.All(x => x > 0 || qsort(s_two, 2, 4, s_cmp) == 7);
    static int E(Span<byte> b, Holder h) => BitConverter.ToInt32(b.Slice(0, 4).ToArray(), Touched(h) - 99);
    static string Try(Func<object> f) { Items = [1, 7, 3]; Bytes = [1, 2, 3, 4, 5]; try { return f() + " "; } catch (Exception e) { return e.GetType().Name + " "; } }
    static void Main() { var h = new Holder(); for (var i = 0; i < 2; i++) Console.WriteLine(Try(() => A(Items, h)) + Try(() => B(Items, h)) + Try(() => C(Items)) + Try(() => D(Items)) + Try(() => E(Bytes, h))); }
}
