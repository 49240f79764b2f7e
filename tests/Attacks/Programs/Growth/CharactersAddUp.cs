// fixes: ALLOC303
// Characters and numbers on the right side are added as numbers before they become text.
using System;

static class Program
{
    enum Kind { None, Some = 3 }

    static void Main()
    {
        string a = "", b = "", c = "", d = "";
        char x = 'x';
        for (var i = 0; i < 3; i++)
            a += x + i;
        for (var i = 0; i < 3; i++)
            b = b + x + i + 'y';
        for (var i = 0; i < 3; i++)
            c += i + x + "z" + i + 1;
        for (var i = 0; i < 4; i++)
            d += (Kind)i + "," + (i - 2L) + "," + (i > 1) + "," + (char)('a' + i) + "," + i * 1.5m + "," + (nint)i;
        Console.WriteLine(string.Join("|", a, b, c, d));
    }
}
