// fixes: ALLOC201
// An operand behind the enum changes the variable that it came from.
using System;

enum Kind { A, B, C }

static class Program
{
    static Kind _field;

    static string Change(Kind to) { _field = to; return "!"; }

    static Kind Next(ref Kind kind) => kind++;

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine("x" + _field + Change(Kind.B) + _field + Change(Kind.C) + _field);
        var local = Kind.A;
        Console.WriteLine("y" + local + (local = Kind.B) + local + Next(ref local) + local);
    }
}
