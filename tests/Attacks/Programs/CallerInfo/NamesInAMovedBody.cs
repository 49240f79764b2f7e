// fixes: ALLOC101
// nameof and the text of an argument go with the body and stay what they are.
using System;
using System.Runtime.CompilerServices;

static class Program
{
    static void Show(object value, [CallerArgumentExpression(nameof(value))] string text = null) => Console.WriteLine(text + " = " + value);

    static void Sum(string name, params int[] numbers)
    {
        var sum = 0;
        for (var i = 0; i < numbers.Length; i++)
            sum += numbers[i];
        Show(sum);
        Console.WriteLine(nameof(numbers) + name);
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Sum("s", i);
    }
}
