// fixes: ALLOC303
// Null texts, null objects, empty nullables and null arrays add nothing.
using System;
using System.Collections.Generic;

class Nothing { public override string ToString() => null; }

static class Program
{
    static void Main()
    {
        string text = "";
        object[] values = { null, "a", 1, new Nothing(), 'c', null, 2.5f };
        foreach (var value in values)
            text += value;
        string other = "";
        int?[] numbers = { null, 1, null, 3 };
        foreach (int? number in numbers)
            other += number + "," + (number + 1);
        string third = "";
        foreach (string s in new[] { null, "x", null })
            third = third + s + null + s;
        Console.WriteLine(text + "|" + other + "|" + third);
    }
}
