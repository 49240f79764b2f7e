// fixes: ALLOC303
// Compound assignments and increments defined by types change what is added, copied, counted and captured around a text, a list and an array.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

sealed class Total
{
    public int N;
    public List<int>? Watched;
    public void operator +=(int x) { N += x; Watched?.Add(x); }
    public void operator ++() { N++; Watched?.Clear(); }
    public override string ToString() => "T" + N;
}

struct Steps
{
    public int N;
    public void operator +=(int x) => N += x * 2;
    public void operator checked +=(int x) => N = checked(N + x * 3);
    public static Steps operator -(Steps a, int b) => new() { N = a.N - b };
    public static Steps operator checked -(Steps a, int b) => new() { N = checked(a.N - b - 1) };
    public override readonly string ToString() => "S" + N;
}

static class Program
{
    static string Text(int n)
    {
        var total = new Total();
        var steps = new Steps();
        var text = "";
        for (var i = 0; i < n; i++)
        {
            text += (total += i) + "," + (steps += i) + ";";
            checked { steps += 1; steps -= 2; }
            steps -= 1;
            text += steps;
        }
        return text;
    }

    static int Copies(List<int> list)
    {
        var total = new Total { Watched = list };
        var sum = 0;
        foreach (var x in list.ToArray())
        {
            total += x;
            sum += total.N;
        }
        foreach (var x in list.ToList())
        {
            if (x > 1)
                ++total;
            sum += x;
        }
        return sum;
    }

    static int Captured(int n)
    {
        var steps = new Steps();
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            steps += i;
            sum += Run(() => steps.N + i);
            steps += 1;
            sum += Run(() => { steps += 5; return steps.N; });
        }
        return sum + steps.N;
    }

    static int Run(Func<int> f) => f() + f();

    static int Buffer(int n)
    {
        var cells = new Steps[4];
        cells[n & 3] += n;
        cells[0] -= 1;
        checked { cells[1] += n; }
        var sum = 0;
        foreach (var cell in cells)
            sum = sum * 7 + cell.N;
        return sum;
    }

    static string Null(Total? total)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            text += total?.N.ToString();
            total?.N += i;
            total?.Watched = [i];
        }
        return text;
    }

    static void Main()
    {
        for (var n = 0; n < 5; n++)
            Console.WriteLine(Text(n) + " " + Copies([1, 2, n]) + " " + Captured(n) + " " + Buffer(n) + Null(n == 1 ? null : new Total { N = n }));
    }
}
