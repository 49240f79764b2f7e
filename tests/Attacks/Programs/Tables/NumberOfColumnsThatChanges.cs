// refuses: ALLOC607
// An object tells how many parts it has, and a loop asks it for each: the number is negative, counts its reads, throws, or changes in the loop.
#nullable enable
using System;
using System.Collections.Generic;
class Matrix
{
    public int Columns { get; set; }
    public int Rows;
    public int Asked;
    public int Counted { get { Asked++; return Columns; } }
    public virtual int Late => Columns;
    public int Column(int i) => i * Rows;
    public int this[int i] { get { if (i == 1) Columns--; return i; } }
}
class Failing : Matrix { public override int Late => throw new NotSupportedException(); }
static class P
{
    static List<int> Plain(Matrix m) { var all = new List<int>(); for (var i = 0; i < m.Columns; i++) all.Add(m.Column(i)); return all; }
    static List<int> Asked(Matrix m) { var all = new List<int>(); for (var i = 0; i < m.Counted; i++) all.Add(m.Column(i)); return all; }
    static List<int> Shrunk(Matrix m) { var all = new List<int>(); for (var i = 0; i < m.Columns; i++) all.Add(m[i]); return all; }
    static List<int> Late(Matrix m) { var all = new List<int>(); for (var i = 0; i < m.Late; i++) all.Add(m.Column(i)); return all; }
    static List<int> Row(Matrix m) { var all = new List<int>(); for (var i = 0; i < m.Rows; i++) all.Add(m.Column(i)); return all; }
    static void Try(Func<Matrix, List<int>> run, Matrix m)
    {
        try { Console.WriteLine(string.Join(" ", run(m)) + " " + m.Asked + " " + m.Columns); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name + " " + m.Asked); }
    }
    static void Main()
    {
        foreach (var run in new Func<Matrix, List<int>>[] { Plain, Asked, Shrunk, Late, Row })
        {
            Try(run, new Matrix { Columns = 4, Rows = 3 });
            Try(run, new Matrix { Columns = -4, Rows = -3 });
            Try(run, new Failing { Columns = 2, Rows = 2 });
            Try(run, null!);
        }
    }
}
