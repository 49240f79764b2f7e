// silent: ALLOC501
// The value of a Lazy is made by the method that asks for the next one.
using System;

static class Program
{
    static readonly Lazy<int>[] Values = new Lazy<int>[120];

    static void Main()
    {
        for (var i = 0; i < Values.Length; i++)
        {
            var index = i;
            Values[i] = new Lazy<int>(() => Make(index));
        }

        Console.WriteLine(Make(119));
    }

    static int Make(int index)
    {
        var scratch = new byte[500];
        scratch[index] = (byte)index;
        return index == 0 ? 0 : Values[index - 1].Value + scratch[index];
    }
}
