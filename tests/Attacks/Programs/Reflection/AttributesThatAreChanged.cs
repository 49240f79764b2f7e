// refuses: ALLOC604
// An attribute is an object of its own each time, and is changed.
using System;
using System.Reflection;

[AttributeUsage(AttributeTargets.Class)]
sealed class CountAttribute : Attribute { public int Count; }

[Count(Count = 3)]
sealed class Data { }

static class Program
{
    static int Next()
    {
        var count = typeof(Data).GetCustomAttribute<CountAttribute>();
        return ++count.Count;
    }

    static int All()
    {
        var sum = 0;
        foreach (var attribute in typeof(Data).GetCustomAttributes(typeof(CountAttribute), false))
            sum += ++((CountAttribute)attribute).Count;
        return sum;
    }

    static void Main() => Console.WriteLine(Next() + " " + Next() + " " + All() + " " + All());
}
