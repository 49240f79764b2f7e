// refuses: ALLOC301
// A format that is computed changes the number: a call on a variable reads it after its arguments.
#nullable enable
using System;

sealed class Numberer
{
    private int _number;

    private string NextFormat()
    {
        _number++;
        return _number > 9 ? "D2" : "D3";
    }

    public bool IsFirst() => _number.ToString(NextFormat()) == "001";

    public int Zeros() => _number.ToString(NextFormat()).LastIndexOf('0') + 1;
}

static class Program
{
    static bool Padded(int n) => n.ToString((n += 4) > 5 ? "D2" : "D1") == "05";

    static void Main()
    {
        var numberer = new Numberer();
        for (var i = 0; i < 12; i++)
            Console.WriteLine(numberer.IsFirst() + " " + numberer.Zeros() + " " + Padded(i));
    }
}
