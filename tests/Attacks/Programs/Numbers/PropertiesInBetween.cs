// Bytes that are written before their statement, where an operand before them has an effect without a call, or fails.
// fixes: ALLOC506
#nullable enable
using System;
using System.IO;

static class Program
{
    static int s_number;

    static int[]? s_none;

    static int Next
    {
        get
        {
            Console.Write("next ");
            return ++s_number;
        }
    }

    static class Start
    {
        public static int At;

        static Start()
        {
            s_number = 70;
            At = 1;
        }
    }

    readonly struct Own(int value)
    {
        public static implicit operator int(Own own)
        {
            s_number += 7;
            return own.Value;
        }

        public int Value { get; } = value;
    }

    static int Sum(int first, int second) => first * 1000 + second;

    static int ReadsAfterAProperty() => Sum(Next, BitConverter.GetBytes(s_number)[0]);

    static int PropertyIsTheNumber()
    {
        return Sum(Next, BitConverter.GetBytes(Next)[0]);
    }

    static int AfterAConversion(Own own)
    {
        return Sum(own, BitConverter.GetBytes(s_number)[0]);
    }

    static int AfterAConstructor()
    {
        return Sum(Start.At, BitConverter.GetBytes(s_number)[0]);
    }

    static int ReadsBody()
    {
        return Sum(Next, BitConverter.GetBytes(s_number)[0]);
    }

    static int ToStringOf(Own own)
    {
        var text = BitConverter.ToString(BitConverter.GetBytes(s_number));
        return text.Length;
    }

    static int Fails(int[] numbers)
    {
        return Sum(numbers[9], BitConverter.GetBytes(s_none!.Length)[0]);
    }

    static int Divides(int[] numbers, int zero)
    {
        return Sum(numbers[9], BitConverter.GetBytes(1 / zero)[0]);
    }

    static int Plain(int a, int b)
    {
        return Sum(a, BitConverter.GetBytes(b)[0]);
    }

    static int Written(MemoryStream stream)
    {
        stream.Write(BitConverter.GetBytes(s_number), 0, Next > 0 ? 4 : 4);
        return stream.ToArray()[0];
    }

    static string Try(Func<int> run)
    {
        try
        {
            return run().ToString();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static void Main()
    {
        Console.WriteLine(Try(ReadsAfterAProperty));
        Console.WriteLine(Try(ReadsBody));
        Console.WriteLine(Try(PropertyIsTheNumber));
        Console.WriteLine(Try(() => AfterAConversion(new Own(3))));
        Console.WriteLine(Try(AfterAConstructor));
        Console.WriteLine(Try(() => ToStringOf(new Own(3))));
        Console.WriteLine(Try(() => Fails([1])));
        Console.WriteLine(Try(() => Divides([1], 0)));
        Console.WriteLine(Try(() => Plain(1, 2)));
        Console.WriteLine(Try(() => Written(new MemoryStream())));
    }
}
