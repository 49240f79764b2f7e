// refuses: ALLOC504
// Lengths that directives and comments stand in.
#define Longer
using System;

public static class Program
{
    static int Switched(int n)
    {
        Span<byte> s = stackalloc byte[n
#if Longer
            + 1
#endif
        ];
        s.Fill(2);
        return s.Length;
    }

    static int Off(int n)
    {
        Span<byte> s = stackalloc byte[n
#if !Longer
            + 1
#endif
            + 3
        ];
        s.Fill(2);
        return s.Length;
    }

    static int Ask(int n) => n;

    static int Called(int n)
    {
        Span<byte> s = stackalloc byte[Ask(n)
#if Longer
            + 1
#endif
        ];
        s.Fill(2);
        return s.Length;
    }

    static int Noted(int n)
    {
        Span<byte> s = stackalloc byte[n // the length
            * 2 /* twice */];
        s.Fill(2);
        return s.Length;
    }

    static void Main()
    {
        foreach (var n in new[] { 1, 30, 800 })
            Console.WriteLine(Switched(n) + " " + Off(n) + " " + Called(n) + " " + Noted(n));
    }
}
