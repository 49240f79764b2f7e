// refuses: ALLOC204
// A struct implements a method that returns an object by one that returns a dynamic value, of which a call asks what it is.
using System;

interface ISource
{
    object Next();
}

struct Numbers : ISource
{
    private int _next;

    public dynamic Next() => _next++;
}

static class Program
{
    static string Kind(object value) => "object ";

    static string Kind(int value) => "number ";

    static string Kinds(int count)
    {
        var kinds = "";
        for (var i = 0; i < count; i++)
        {
            ISource source = new Numbers();
            var next = source.Next();
            kinds += Kind(next) + Kind(source.Next());
        }

        return kinds;
    }

    static void Main() => Console.WriteLine(Kinds(2));
}
