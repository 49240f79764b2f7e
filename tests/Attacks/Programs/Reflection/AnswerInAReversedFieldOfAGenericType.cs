// fixes: ALLOC604
// A field of a generic type has the same answer, but it is reversed.
#nullable enable
using System;
using System.Reflection;
using System.Linq;

class Base
{
    public int Id { get; set; }
}

class Item : Base
{
    public string Name { get; set; } = "";

    public override string ToString() =>
        string.Join(",", typeof(Item).GetProperties().Select(property => property.Name + "=" + property.GetValue(this)));
}

static class Kinds<T>
    where T : struct, Enum
{
    private static readonly T[] s_values = Enum.GetValues<T>();

    static Kinds()
    {
        Array.Reverse(s_values);
    }

    public static T First => s_values[0];

    public static string All()
    {
        var text = "";
        for (var i = 0; i < Enum.GetValues<T>().Length; i++)
            text = text + Enum.GetValues<T>()[i];
        return text;
    }
}

enum Letter
{
    A,
    B,
    C,
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Kinds<Letter>.All() + Kinds<Letter>.First + new Item { Id = i });
    }
}
