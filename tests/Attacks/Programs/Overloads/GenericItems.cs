// fixes: ALLOC101
// The type argument is the same whether it is taken from an item or from an array.
using System;

static class Program
{
    static string Show<T>(string name, params T[] values) where T : class
    {
        var text = name + typeof(T).Name;
        foreach (var value in values)
            text += value;
        return text;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Show("a", "b"));
            Console.WriteLine(Show<object>("a", "b"));
            Console.WriteLine(Show<object>("a", new[] { "b", "c" }));
            Console.WriteLine(Show("a", new[] { "b", "c" }));
        }
    }
}
