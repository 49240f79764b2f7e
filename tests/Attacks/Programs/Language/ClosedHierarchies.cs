// fixes: ALLOC303
// A closed class is matched in full without a default arm, so that what derives from it has to stay a class, and its parts stay as they are.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

closed record class Shape;
sealed record class Circle(double R) : Shape;
sealed record class Box(double A, double B) : Shape;

closed class Step
{
    public virtual int Go(int n) => n;
}

sealed class Up : Step
{
    public override int Go(int n) => n + 1;
}

sealed class Down(int by) : Step
{
    public override int Go(int n) => n - by;
}

sealed class Pair(int a, int b)
{
    public int Sum => a + b;
    public int Of(Step step) => step switch { Up => a, Down => b };
}

static class Program
{
    static double Areas(Shape[] shapes)
    {
        var sum = 0.0;
        foreach (var shape in shapes)
            sum += shape switch { Circle c => c.R * 3, Box b => b.A * b.B };
        return sum;
    }

    static int Walk(string text)
    {
        var n = 0;
        foreach (var c in text)
        {
            Step step = c == 'u' ? new Up() : new Down(2);
            n = step.Go(n);
            var pair = new Pair(n, 2);
            n += pair.Sum + pair.Of(step);
        }
        return n;
    }

    static string Names(Shape[] shapes)
    {
        var text = "";
        foreach (var shape in shapes)
            text += shape switch { Circle { R: > 1 } => "C", Circle => "c", Box(var a, _) => a + "" } + shape;
        return text;
    }

    static void Main()
    {
        Console.WriteLine(Areas([new Circle(2), new Box(1, 2)]) + " " + Walk("uddu") + " " + Names([new Circle(2), new Circle(0.5), new Box(1.5, 2)]));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class)]
    sealed class IsClosedTypeAttribute : Attribute;
}
