// refuses: ALLOC606
// options: dotnet_code_quality.allocations.hot_members = Program.*
// A method writes to the element that it is given by 'in'. The indexer of a dictionary gives a copy, that of a frozen one the element itself.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

struct Cell
{
    public int Number;
    public Cell(int number) => Number = number;
    public void Add() => Number++;
}

static class Program
{
    private static readonly Dictionary<char, Cell> s_cells = new() { { 'a', new Cell(1) }, { 'b', new Cell(2) } };

    static int Raise(in Cell cell)
    {
        Unsafe.AsRef(in cell).Add();
        return cell.Number;
    }

    static int Sum(string text)
    {
        var sum = 0;
        foreach (var c in text)
            sum = sum * 10 + Raise(s_cells[c]);
        return sum;
    }

    static void Main() => Console.WriteLine(Sum("abab"));
}
