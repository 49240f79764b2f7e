// The text of one operand is made by a lambda that changes the local of the next, an enum.
// refuses: ALLOC201
using System;

enum Kind { A, B, C, D }

sealed class Loud
{
    public Action Called;
    public override string ToString() { Called?.Invoke(); return "loud"; }
}

static class Program
{
    static string Join(Loud loud)
    {
        var kind = Kind.A;
        loud.Called = () => kind++;
        return "x" + kind + loud + kind + loud + kind;
    }

    static void Main() { Console.WriteLine(Join(new Loud())); }
}
