// refuses: ALLOC506
// The program has methods named like those of the framework that read the bits of a number, beside a 'using static'.
using System;
using static System.BitConverter;

static class Program
{
    static float Int32BitsToSingle(int number) => 42f;

    static int SingleToInt32Bits(double number) => 43;

    static float Read(int number) => ToSingle(GetBytes(number), 0);

    static int Read(float number) => ToInt32(GetBytes(number), 0);

    static void Main()
    {
        Console.WriteLine(Read(0x3f800000));
        Console.WriteLine(Read(1f));
    }
}
