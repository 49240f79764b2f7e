// fixes: ALLOC608
// Comments, directives, labels, embedded statements, two arrays in one statement, names with @ and loops in sections around an array that grows.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static int[] Comments(int n)
    {
        int[] a = []; // starts empty
        // before the loop
        for (var i = 0; i < n; i++) // each
        {
            /* one more */ Array.Resize(ref a, a.Length + 1); // room
            // the value
            a[a.Length - 1] = i; // set
        }
        // after the loop
        return a;
    }
    static int[] Two(int n)
    {
        int[] a = [], b = [];
        for (var i = 0; i < n; i++) { a = [.. a, i]; b = [.. b, -i]; }
        return [.. a, .. b];
    }
    static int[] Embedded(int n, bool yes)
    {
        int[] a = [];
        if (yes) foreach (var i in Enumerable.Range(0, n)) a = [.. a, i]; else a = [9];
        return a;
    }
    static int[] Section(int n)
    {
        int[] a = [];
        switch (n) { case 0: break; case 1: for (var i = 0; i < 3; i++) a = [.. a, i]; break; default: for (var i = 0; i < n; i++) a = [.. a, i * i]; break; }
        return a;
    }
    static int[] Verbatim(int n)
    {
        int[] @new = [];
        for (var @for = 0; @for < n; @for++) @new = [.. @new, @for];
        return @new;
    }
    static int[] Taken(int aList)
    {
        int[] a = [];
        while (aList-- > 0) { var aList1 = aList; a = [.. a, aList1]; }
        return a;
    }
    static int[] Directive(int n)
    {
        int[] a = [];
#if !NOTHING
        for (var i = 0; i < n; i++)
#else
        for (;;)
#endif
        {
#region grow
            a = [.. a, i];
#endregion
        }
        return a;
    }
    static int[] Label(int n)
    {
        int[] a = []; var again = 0;
    more:
        for (var i = 0; i < n; i++) a = [.. a, i];
        if (again++ < 2) goto more;
        return a;
    }
	static int[] Tabs(int n)
	{
		var a = new int[0];
		do
		{
			a = a.Append(n)
				.ToArray();
		}
		while (n-- > 0);

		return a;
	}
    static object[] Top(params IEnumerable<object> all) { object[] r = []; foreach (var o in all) { if (o is null) continue; r = [.. r, o]; } return r; }
    static int[] Try(int n)
    {
        int[] a = [];
        try { for (var i = 0; ; i++) { if (i == n) throw new FormatException(); a = [.. a, i]; } } catch (FormatException) when (a.Length > 1) { return a; } catch (FormatException) { return [-1]; }
    }
    static void Main()
    {
        for (var n = 0; n < 4; n++)
            Console.WriteLine(string.Join(" ", Comments(n).Concat(Two(n)).Concat(Embedded(n, true)).Concat(Embedded(n, false)).Concat(Section(n)).Concat(Verbatim(n)).Concat(Taken(n)).Concat(Directive(n)).Concat(Label(n)).Concat(Tabs(n)).Concat(Top(1, 2).Cast<int>()).Concat(Try(n))));
    }
}
