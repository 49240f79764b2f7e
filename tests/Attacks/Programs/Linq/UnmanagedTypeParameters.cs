// refuses: ALLOC602
// A type parameter for unmanaged values stands for a struct of the project, whose equality, text and hash are code of the project.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
struct Cell : IEquatable<Cell>
{
    public static List<int> Told = new();
    public int N;
    public readonly bool Equals(Cell other) { if (Told.Count < 6) Told.Add(9); return N == other.N; }
    public override readonly bool Equals(object? o) => o is Cell c && Equals(c);
    public override readonly int GetHashCode() { if (Told.Count < 6) Told.Add(8); return N; }
}
static class Program
{
    static int Listed<T>(List<int> list, List<T> others, T one) where T : unmanaged
    {
        var n = 0;
        for (var i = 0; i < 2; i++) n += list.Where(x => others.Contains(one)).Count(x => x > 0);
        return n;
    }
    static int Tabled<T>(List<int> list, HashSet<T> others, T one) where T : unmanaged
    {
        var n = 0;
        for (var i = 0; i < 2; i++) n += list.Where(x => others.Contains(one)).Select(x => x + 1).First();
        return n;
    }
    static int Searched<T>(List<int> list, T[] others, T one) where T : unmanaged
    {
        var n = 0;
        for (var i = 0; i < 2; i++) n += list.Where(x => x > 0).Count(x => Array.IndexOf(others, one) >= 0);
        return n;
    }
    static void Run(Func<List<int>, int> f)
    {
        var list = Cell.Told = [1, 2, 3];
        try { Console.WriteLine(f(list)); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
        Console.WriteLine(string.Join(",", list));
    }
    static void Main()
    {
        var cells = new[] { new Cell { N = 1 }, new Cell { N = 2 } };
        Run(l => Listed(l, cells.ToList(), cells[1])); Run(l => Searched(l, cells, cells[1]));
        Cell.Told = [1, 2, 3, 4, 5, 6]; var set = cells.ToHashSet(); Run(l => Tabled(l, set, cells[0]));
    }
}
