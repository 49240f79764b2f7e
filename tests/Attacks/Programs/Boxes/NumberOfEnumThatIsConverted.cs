// refuses: ALLOC201
using System;

enum Kind : byte { None, First, Second }

readonly struct Own
{
    public static implicit operator int(Own own) => 1;
    public static explicit operator Kind(Own own) => Kind.Second;
}

static class Program
{
    static void Main() => Show(default, 300);

    static void Show(Own own, int number)
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine((Kind)Enum.ToObject(typeof(Kind), own));
            checked
            {
                Console.WriteLine((Kind)Enum.ToObject(typeof(Kind), number + i));
            }
        }
    }
}
