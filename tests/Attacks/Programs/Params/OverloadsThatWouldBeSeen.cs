// fixes: ALLOC102
// Each method but one is used in a way that a second method of its name would disturb: by null, by an argument that converts to the array and to the
// item, by the runtime's binder, by delegates and by reflection.
using System;
using System.Linq;

public readonly struct Name(string text)
{
    public static implicit operator string(Name name) => name.ToString();
    public static implicit operator string[](Name name) => [name.ToString(), "!"];
    public override string ToString() => text;
}

public sealed class Bag
{
    private int _count;

    public int Plain(params string[] items)
    {
        foreach (var item in items)
            _count -= item.Length;
        return _count;
    }

    public int Nulls(params string[] items)
    {
        foreach (var item in items)
            _count += item.Length;
        return _count;
    }

    public int Conversions(params string[] items)
    {
        foreach (var item in items)
            _count += item.Length;
        return _count;
    }

    public int Dynamic(params string[] items)
    {
        foreach (var item in items)
            _count += item.Length;
        return _count;
    }

    public int Groups(params string[] items)
    {
        foreach (var item in items)
            _count += item.Length;
        return _count;
    }

    public int Reflected(params string[] items)
    {
        foreach (var item in items)
            _count += item.Length;
        return _count;
    }
}

static class Program
{
    static int Run(Func<string[], int> call) => call(new[] { "p", "q" });
    static int Run(Func<string, int> call) => call("one");
    static int ParametersOf(Delegate call) => call.Method.GetParameters().Length;

    static void Try(Func<object> call)
    {
        try
        {
            Console.WriteLine(call());
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }

    static void Main()
    {
        var bag = new Bag();
        string text = new Name("t");
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(bag.Plain("a" + i) + bag.Plain(text));
            Console.WriteLine(bag.Nulls("b" + i));
            Console.WriteLine(bag.Conversions("c" + i));
            Console.WriteLine(bag.Dynamic("d" + i));
            Console.WriteLine(bag.Groups("e" + i));
            Console.WriteLine(bag.Reflected("f" + i));
        }

        Try(() => bag.Nulls(null));
        Try(() => bag.Nulls(default));
        Try(() => bag.Conversions(new Name("abc")));
        foreach (var value in new object[] { "s", new[] { "t", "u" }, null })
            Try(() => bag.Dynamic((dynamic)value));
        var group = bag.Groups;
        Console.WriteLine(group(new[] { "xyz" }) + Run(bag.Groups) + ParametersOf(bag.Groups));
        Console.WriteLine(new[] { new[] { "1" }, new[] { "2", "3" } }.Select(bag.Groups).Sum());
        Console.WriteLine(typeof(Bag).GetMethod(nameof(Bag.Reflected))!.Invoke(bag, new object[] { new[] { "x", "y" } }));
    }
}
