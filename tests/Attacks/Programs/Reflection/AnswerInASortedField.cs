// fixes: ALLOC604
// A field has the same answer, but it is sorted.
#nullable enable
using System;
using System.Reflection;

class Item
{
    public int Zeta { get; set; }
    public int Alpha { get; set; }
    public int Mid { get; set; }
}

static class Columns
{
    private static readonly PropertyInfo[] s_sorted = typeof(Item).GetProperties();

    static Columns()
    {
        Array.Sort(s_sorted, (a, b) => string.CompareOrdinal(a.Name, b.Name));
    }

    public static PropertyInfo[] Sorted => s_sorted;

    public static string Header()
    {
        var text = "";
        foreach (var property in typeof(Item).GetProperties())
            text = text + property.Name + ";";
        return text;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Columns.Header() + Columns.Sorted[0].Name);
    }
}
