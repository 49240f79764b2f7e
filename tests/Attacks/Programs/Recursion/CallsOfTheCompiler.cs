// silent: ALLOC501
// stack: 256
#nullable enable
using System;
sealed record Node(int N)
{
    private readonly Part _part = new(N);
    public int Depth { get => field; init => field = value <= 0 ? 0 : Program.Walk(value - 1); }
    private Node(Node other) { N = other.N; }
}
readonly struct Part(int n) { public readonly int N = n; }
ref struct Scope(int n) { public void Dispose() { if (n > 0) Program.ByScope(n - 1); } }
sealed class Items(int n)
{
    public int Length => 3;
    public int this[int i] => n > 0 ? Program.ByIndex(n - 1) + i : i;
    public Items Slice(int a, int b) { if (n > 0) Program.BySlice(n - 1); return this; }
}
sealed class Bag(int n) : System.Collections.IEnumerable { public int Sum; public void Add(int k) { Sum += n > 0 ? Program.ByAdd(n - 1) % 3 : k; } public System.Collections.IEnumerator GetEnumerator() => throw new Exception(); }
sealed class Conv(int n) { public readonly int N = n; public static implicit operator int(Conv c) => c.N > 0 ? Program.ByConv(c.N - 1) : 1; public static bool operator ==(Conv a, int b) => a.N > 0 && Program.ByEq(a.N - 1) > 0; public static bool operator !=(Conv a, int b) => !(a == b); public override bool Equals(object? o) => true; public override int GetHashCode() => 1; }
sealed class Add2 { public int N; public void operator +=(int k) { N += k > 0 ? Program.ByPlus(k - 1) % 3 : 1; } public void operator ++() { N++; } }
static class Ext { extension(int n) { public int Deep => n > 0 ? Program.ByExt(n - 1) : 1; public static int operator %(int a, Add2 b) => a > 0 ? Program.ByExtOp(a - 1) : 1; } }
static class Program
{
    public static int Walk(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return n <= 0 ? b[4] : b[n % 400] + (new Node(3) with { Depth = n }).Depth % 5; }
    public static int ByScope(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; using (new Scope(n)) { return b[n % 400]; } }
    public static int ByIndex(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + new Items(n)[^1] % 3; }
    public static int BySlice(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + (new Items(n) is [.., var last] ? 1 : 0) + (new Items(n)[1..] is null ? 1 : 2); }
    public static int ByAdd(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + new Bag(n) { 4 }.Sum; }
    public static int ByConv(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; foreach (int k in new[] { new Conv(n) }) b[0] += (byte)k; return b[n % 400] + b[0]; }
    public static int ByEq(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + ((new Conv(n), 2) == (1, 2) ? 1 : 0); }
    public static int ByPlus(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; var a = new Add2(); a += n; return b[n % 400] + a.N; }
    public static int ByExt(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + n.Deep % 3; }
    public static int ByExtOp(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + n % new Add2(); }
    static void Main()
    {
        Console.WriteLine(Walk(350));
        Console.WriteLine(ByScope(400));
        Console.WriteLine(ByIndex(400));
        Console.WriteLine(ByAdd(400));
        Console.WriteLine(ByConv(400));
        Console.WriteLine(ByEq(350));
        Console.WriteLine(ByPlus(400));
        Console.WriteLine(ByExt(400));
        Console.WriteLine(ByExtOp(400));
    }
}
