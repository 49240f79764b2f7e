// fixes: ALLOC201
using System;

enum Small : sbyte { Low = -128, None = 0, High = 127 }

enum Wide : ulong { None, Top = 1UL << 63 }

static class Program
{
    static int s_asked;

    static void Main() => Show(-1, 1L << 40, 'é');

    static void Show(int number, long wide, char letter)
    {
        for (var i = 0; i < 300; i += 99)
        {
            Console.WriteLine((Small)Enum.ToObject(typeof(Small), number + i * 257));
            Console.WriteLine((Small)Enum.ToObject(typeof(Small), Ask(letter)));
            Console.WriteLine((Wide)Enum.ToObject(typeof(Wide), number - i));
            Console.WriteLine((Wide)Enum.ToObject(typeof(Wide), wide << i));
            Console.WriteLine(((Small)Enum.ToObject(value: Ask(letter) - i, enumType: typeof(Small))).ToString() + s_asked);
            Console.WriteLine(-(int)(Small)Enum.ToObject(typeof(Small), -number));
            Console.WriteLine((Small)Enum.ToObject(typeof(Small), (byte)(number + i)) is Small.Low or Small.High);
        }
    }

    static char Ask(char letter)
    {
        s_asked++;
        return letter;
    }
}
