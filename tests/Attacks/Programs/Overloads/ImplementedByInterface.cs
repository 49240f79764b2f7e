// refuses: ALLOC101, ALLOC102
// A class implements an interface by what it inherits; the overload would have to be there too.
using System;

public interface ISink
{
    void Write(params string[] texts);
}

public class Sink
{
    public virtual void Write(params string[] texts)
    {
        foreach (var text in texts)
            Console.WriteLine(text);
    }
}

public sealed class Both : Sink, ISink
{
    public override void Write(params string[] texts) => Console.WriteLine(texts.Length);
}

static class Program
{
    static void Main()
    {
        ISink sink = new Both();
        for (var i = 0; i < 2; i++)
        {
            sink.Write("a");
            new Sink().Write("b");
        }
    }
}
