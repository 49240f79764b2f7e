// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Items of every type of number whose largest is found.
using System;
using System.Linq;
static class Program
{
    static object A(char a, char b) => new[] { a, b }.Max();
    static object B(byte a, byte b) { var m = new[] { a, b }.Max(); return m; }
    static object C(Int128 a, Int128 b) => new[] { a, b }.Min();
    static object D(DayOfWeek a, DayOfWeek b) => new[] { a, b }.Max();
    static object E(nuint a, nuint b) => new[] { a, b }.Max();
    static object F(Half a, Half b) => new[] { a, b }.Max();
    static object G(decimal a, decimal b) => new[] { a, b }.Max();
    static object H(sbyte a, int b) => new[] { a, b }.Min();
    static object I(uint a, uint b) => new[] { a, b }.Min();
    static object J(short a, short b, short c) => new[] { a, b, c }.Sum(x => x);
    static object K(int a, int b, int c) => new[] { a, b, c }.Sum();
    static object L(int a, int b, int c) => new[] { a, b, c }.Average();
    static object M(int a, int b, int c) => new[] { a, b }.Contains(c);
    static object N(string a, string b, string c) => new[] { a, b }.Contains(c);
    static object O(double a, double b, double c) => new[] { a, b }.Contains(c);
    static object P(long? a, long? b) => new[] { a, b }.Max();
    static object Q(TimeSpan a, TimeSpan b) => new[] { a, b }.Max();
    static object R(ulong a, byte b) => new ulong[] { a, b }.Max();
    static object S(int a, int b) => new long[] { a, b }.Max();
    static object T(int a, int b) => new double[] { a, b }.Max();
    static object U(int a, int b) => new object[] { a, b }.Max();
    static object V(int a, int b) => new int?[] { a, b }.Max();
    static object W(int a, int b) => checked(new[] { a, b }.Sum());
    static string S(object o) => o + o.GetType().Name + " ";
    static void Main()
    {
        Console.WriteLine(S(A('a', 'b')) + S(B(1, 2)) + S(C(1, 2)) + S(D(DayOfWeek.Monday, DayOfWeek.Friday)) + S(E(1, 2)) + S(F((Half)1, (Half)2)) + S(G(1, 2)) + S(H(1, 2)) + S(I(1u, 2u)) + S(J(1, 2, 3)) + S(K(1, 2, 3)) + S(L(1, 2, 4)));
        Console.WriteLine(S(M(1, 2, 3)) + S(N("a", null, null)) + S(O(double.NaN, 0, double.NaN)) + S(P(1, null)) + S(Q(TimeSpan.Zero, TimeSpan.MaxValue)) + S(R(1, 2)) + S(S(1, 2)) + S(T(1, 2)) + S(U(1, 2)) + S(V(1, 2)));
        try { W(int.MaxValue, 1); } catch (OverflowException) { Console.WriteLine("over"); }
        try { K(int.MaxValue, 1, 1); } catch (OverflowException) { Console.WriteLine("over"); }
    }
}
