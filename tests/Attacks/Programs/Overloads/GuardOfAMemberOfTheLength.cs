// fixes: ALLOC101
// A guard compares something that is made of the length, which stops an array of one item.
#nullable enable
using System;

public readonly struct Room(int taken) { public int Left => 3 - taken; }

public static class Lengths
{
    extension(int number) { public int Pairs => number / 2; }
}

public static class Program
{
    private static int Paired(params int[] numbers)
    {
        if (numbers.Length.Pairs == 0)
            return -1;
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }

    private static int Placed(params int[] numbers)
    {
        if (new Room(numbers.Length + 2).Left <= 0)
            return -1;
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }

    private static void Work(int times)
    {
        for (var i = 0; i < times; i++)
            Console.WriteLine(Paired(i) + " " + Placed(i));
    }

    public static void Main() => Work(3);
}
