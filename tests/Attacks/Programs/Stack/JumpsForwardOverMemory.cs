// fixes: ALLOC501
// Arrays in methods that jump forward: over their declaration, out of nested loops, to a label whose code drops the array, and between the cases of a switch.
#nullable enable
using System;

static class Program
{
    static int OutOfLoops(int n)
    {
        var seen = new int[16];
        for (var i = 0; i < 16; i++)
        {
            for (var j = 0; j < 16; j++)
            {
                if (i * j == n)
                    goto found;
                seen[i]++;
            }
        }
        return -1;
        found:
        var sum = 0;
        foreach (var s in seen)
            sum += s;
        return sum;
    }

    static int Dropped(int n)
    {
        int[]? a = new int[8];
        a[n & 7] = n;
        if (n > 3)
            goto use;
        a = null;
        goto end;
        use:
        n += a[n & 7];
        end:
        return n;
    }

    static int Passed(int n)
    {
        if (n > 3)
            goto end;
        var a = new byte[8];
        a[n & 7] = 3;
        n += a[0] + a[3];
        end:
        return n;
    }

    static int Cases(int n)
    {
        switch (n)
        {
            case 0:
                var a = new int[4];
                a[1] = 5;
                return a[0] + a[1];
            case 1:
                goto case 0;
            case 2:
                goto default;
            case 3:
                a = new int[8];
                a[7] = n;
                return a[7] + a.Length;
            default:
                var b = new char[8];
                b[n & 7] = 'x';
                return new string(b).Trim('\0').Length;
        }
    }

    static int InsideLabel(int n)
    {
        var sum = 0;
        goto start;
        start:
        {
            var a = new int[4];
            a[n & 3]++;
            sum += a[0] + a[1] * 2;
            if (sum < n)
                goto next;
        }
        next:
        var b = new int[4];
        b[sum & 3] = 7;
        return sum + b[2];
    }

    static int Again(int n)
    {
        var sum = 0;
        again:
        var a = new int[4];
        a[n & 3] += n;
        sum += a[0] + a[1] + a[2] + a[3];
        if (--n > 0)
            goto again;
        return sum;
    }

    static int AgainBySwitch(int n)
    {
        var sum = 0;
        switch (n)
        {
            case 1:
                var a = new int[4];
                a[sum & 3] += n;
                sum += a[0] + a[1] + a[2] + a[3] + 1;
                goto default;
            default:
                if (sum < 100000)
                    goto case 1;
                return sum;
        }
    }

    static void Main()
    {
        for (var n = 0; n < 12; n++)
            Console.WriteLine($"{OutOfLoops(n)} {Dropped(n)} {Passed(n)} {Cases(n)} {InsideLabel(n)} {Again(n)} {AgainBySwitch(n)}");
        Console.WriteLine(Again(200000));
    }
}
