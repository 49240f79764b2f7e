// refuses: ALLOC202, ALLOC203
// A counter in an object is given to lambdas, overloads and type arguments that are chosen by its type. As a number it would choose others.
#nullable enable
using System;
using System.Linq;
using System.Threading.Tasks;

static class Chosen
{
    public static string By(object value) => "object";

    public static string By(int value) => "int";

    public static string Argument<T>(T value) => typeof(T).Name;

    public static string Result<T>(Func<T> function) => typeof(T).Name;
}

sealed class Assigned
{
    private object _count = 0;

    public string Add()
    {
        var add = () => _count = (int)_count + 1;
        add();
        return add.GetType().GetGenericArguments()[0].Name;
    }
}

sealed class Given
{
    private object _count = 0;

    public string Add() => Chosen.By(_count = (int)_count + 1);
}

sealed class Inferred
{
    private object _count = 0;

    public string Add()
    {
        _count = (int)_count + 1;
        return Chosen.Argument(_count) + Chosen.Result(() => _count) + (_count, 1).GetType().GetGenericArguments()[0].Name;
    }
}

sealed class Selected
{
    private object _count = 0;

    public string Add()
    {
        _count = (int)_count + 1;
        return new[] { 1, 2 }.Select(_ => _count).GetType().GetGenericArguments()[1].Name;
    }
}

sealed class Started
{
    private object _count = 0;

    public bool Add()
    {
        Task task = Task.Run(() => _count = (int)_count + 1);
        task.Wait();
        return task is Task<object>;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(new Assigned().Add());
        Console.WriteLine(new Given().Add());
        Console.WriteLine(new Inferred().Add());
        Console.WriteLine(new Selected().Add());
        Console.WriteLine(new Started().Add());
    }
}
