// fixes: ALLOC506
// The bytes of a number are written before the statement that reads them, beside operands that fail, change, or are changed by the number.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Threading.Tasks;

sealed class Asked
{
    public int Number;

    public static implicit operator int(Asked asked)
    {
        Console.Write("asked ");
        return asked.Number++;
    }
}

sealed class Primary(int number)
{
    private int Next => number++;

    public int Sum()
    {
        var sum = number + BitConverter.GetBytes(Next)[0];
        return sum;
    }
}

static class Program
{
    private static int s_number = 3;
    private static readonly int[] s_numbers = { 1, 2 };

    static int Next
    {
        get
        {
            Console.Write("next ");
            return s_number++;
        }
    }

    static int OutOfRange()
    {
        var sum = s_numbers[5] + BitConverter.GetBytes(Next)[0];
        return sum;
    }

    static int Divided(int index, int divisor)
    {
        var sum = s_numbers[index] + BitConverter.GetBytes(index / divisor)[0];
        return sum;
    }

    static int Converted(Asked asked)
    {
        var sum = asked.Number + BitConverter.GetBytes(asked)[0];
        return sum;
    }

    static int ByReference(in int number)
    {
        var sum = number + BitConverter.GetBytes(Next)[0];
        return sum;
    }

    static int Local(int number)
    {
        int Increment() => ++number;
        var sum = number + BitConverter.GetBytes(Increment())[0];
        return sum;
    }

    static int Compound(int number)
    {
        number += BitConverter.GetBytes(Next)[0];
        s_number += BitConverter.GetBytes(Next)[0];
        return number + s_number;
    }

    static int Checked(int number)
    {
        checked
        {
            var sum = (number + int.MaxValue) + BitConverter.GetBytes(Next)[0];
            return sum;
        }
    }

    static int Plain(int number)
    {
        var sum = number + BitConverter.GetBytes(number)[0];
        return sum;
    }

    static string Tested(int number)
    {
        if (number > 3 && BitConverter.GetBytes(Next)[0] == 3)
            return "both";
        if (BitConverter.GetBytes(Next)[0] > 2 && number > 2)
            return "second";
        return number > 4 ? BitConverter.GetBytes(Next)[0] + "" : "none";
    }

    static async Task<string> InALoop(int[] numbers)
    {
        var text = "";
        foreach (var number in numbers)
        {
            text += Convert.ToHexString(BitConverter.GetBytes(number));
            await Task.Yield();
        }

        return text;
    }

    static async Task<string> BesideAnAwait(int number)
    {
        await using var stream = new MemoryStream();
        stream.Write(BitConverter.GetBytes(number));
        await stream.FlushAsync();
        return string.Concat(Convert.ToHexString(BitConverter.GetBytes(number)), await Task.FromResult("x"), Convert.ToHexString(stream.ToArray()));
    }

    static IEnumerable<string> Yielding(int number)
    {
        while (number-- > 0)
        {
            var text = Convert.ToHexString(BitConverter.GetBytes(number));
            yield return text;
        }
    }

    static string Views(int number)
    {
        var bytes = BitConverter.GetBytes(number);
        ref var third = ref bytes[2];
        third = 5;
        foreach (ref var b in bytes.AsSpan())
            b++;
        var (first, second) = (bytes[0], bytes[^1]);
        return first + "," + second + "," + bytes[2] + (bytes is [_, _, 6, ..]) + bytes.AsSpan(1, 2).Length;
    }

    static void Try(Func<object> test)
    {
        try { Console.WriteLine(test()); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        Try(() => OutOfRange());
        Try(() => Divided(5, 0));
        Try(() => Divided(1, 0));
        Try(() => Converted(new Asked { Number = 5 }));
        Try(() => ByReference(in s_number));
        Try(() => Local(4));
        Try(() => Compound(4));
        Try(() => Checked(4));
        Try(() => Plain(4));
        Try(() => new Primary(4).Sum());
        foreach (var number in new[] { 1, 4, 5 })
            Try(() => Tested(number));
        Try(() => InALoop(new[] { 1, 2 }).Result);
        Try(() => BesideAnAwait(3).Result);
        Try(() => string.Join(",", Yielding(3)));
        Try(() => Views(0x01020304));
        Console.WriteLine(s_number);
    }
}
