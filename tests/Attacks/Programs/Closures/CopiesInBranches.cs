// fixes: ALLOC402
// Lambdas in branches, in catch and in switch, whose variables are read before and after.
using System;
using System.Collections.Generic;

sealed class Program
{
    private readonly List<Func<string>> _later = new();
    private int _count;

    private string Keep(Func<string> make)
    {
        _later.Add(make);
        return make() + _count++;
    }

    private string Caught(string text, int number, int[] numbers)
    {
        number *= 2;
        try
        {
            number += numbers[number];
        }
        catch (IndexOutOfRangeException problem)
        {
            return Keep(() => problem.GetType().Name + text + number) + text;
        }

        return text + number;
    }

    private string Switched(string text, int number)
    {
        switch (number)
        {
            case 1:
                return text;
            case 2:
                {
                    var inner = text + number;
                    Keep(() => inner + text);
                    Keep(() => text + inner.Length + _count);
                }

                break;
        }

        return text + number;
    }

    private string Chosen(string text, int number)
    {
        if (number > 3) Keep(() => text); else if (number > 50) _count++;
        return text + number;
    }

    private string All()
    {
        var all = "";
        foreach (var later in _later)
            all = later() + "," + all;
        return all;
    }

    static void Main()
    {
        var program = new Program();
        foreach (var number in new[] { 0, 1, 2, 3, 4, -1 })
        {
            var text = "t" + number;
            Console.WriteLine(program.Caught(text, number, new[] { 1, 7, 2, 0, 60, 5, 200 }) + program.Switched(text, number) + program.Chosen(text, number));
        }

        Console.WriteLine(program.All());
    }
}
