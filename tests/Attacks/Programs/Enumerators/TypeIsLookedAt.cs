// refuses: ALLOC601
// The declared type decides which overload runs, what a type argument is, and what reflection tells.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

static class Program
{
    private static readonly IEnumerable<int> s_read = new List<int> { 1 };

    static string Of<T>(T value) => typeof(T).Name;
    static string Kind(IEnumerable<int> items) => "sequence";
    static string Kind(List<int> items) => "list";

    static string Argument()
    {
        IEnumerable<int> kept = new List<int> { 1, 2 };
        var text = Of(kept);
        foreach (var item in kept)
            Console.Write(item);
        return text;
    }

    static string Overload()
    {
        IEnumerable<int> kept = new List<int> { 1, 2 };
        var text = Kind(kept);
        foreach (var item in kept)
            Console.Write(item);
        return text;
    }

    static string Extension()
    {
        IList<int> kept = new List<int> { 1, 2 };
        kept.Reverse();
        foreach (var item in kept)
            Console.Write(item);
        return "";
    }

    static string Result()
    {
        IEnumerable<int> kept = new List<int> { 1, 2 };
        var get = () => kept;
        var text = get.GetType().GenericTypeArguments[0].Name;
        foreach (var item in kept)
            Console.Write(item);
        return text;
    }

    static string Pair()
    {
        IEnumerable<int> kept = new List<int> { 1, 2 };
        var pair = (kept, 1);
        var text = Of(pair.kept);
        foreach (var item in kept)
            Console.Write(item);
        return text;
    }

    static string Field()
    {
        var text = typeof(Program).GetField("s_read", BindingFlags.NonPublic | BindingFlags.Static).FieldType.Name;
        foreach (var item in s_read)
            Console.Write(item);
        return text;
    }

    static void Main() => Console.WriteLine(Argument() + Overload() + Extension() + Result() + Pair() + Field());
}
