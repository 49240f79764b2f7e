// refuses: ALLOC207
// An argument throws after another has said that it was asked for its text, or a builder has got some of it.
using System;
using System.Text;

struct Loud
{
    public override string ToString() { Console.Write("text "); return "loud"; }
}

static class Program
{
    static int Fail() => throw new InvalidOperationException();

    static void Main() => Run();

    static void Run()
    {
        var builder = new StringBuilder();
        try { Console.WriteLine(string.Format("{0}{1}", new Loud(), Fail())); } catch (InvalidOperationException) { Console.WriteLine("failed"); }
        try { builder.AppendFormat("a{0}b{1}", 1, Fail()); } catch (InvalidOperationException) { Console.WriteLine("failed " + builder); }
        try { builder.AppendFormat("a{0}b{1}", builder.Length, builder); } catch (InvalidOperationException) { Console.WriteLine("failed " + builder); }
        Console.WriteLine(builder);
    }
}
