// fixes: ALLOC604
// Static initializers and a static constructor call the methods that ask, before and after their own fields are set.
using System;
using System.Reflection;

sealed class Early
{
    public static readonly int First = Count();
    public static readonly string Names = Join();
    public const int Two = 2;

    static Early() => Console.WriteLine("static " + Count() + Names);

    public int Size { get; set; }
    public static int Count() => typeof(Early).GetProperties().Length + Two;

    public static string Join()
    {
        var text = "";
        foreach (var field in typeof(Early).GetFields(BindingFlags.Public | BindingFlags.Static))
            text += field.Name;
        return text;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(Early.First + Early.Names + Early.Count() + Early.Join());
}
