// refuses: ALLOC602
// stack: 256
// Variables of a type parameter, which stands for a large struct, lie in each frame where the functions of a chain had them.
#nullable enable
using System;
using System.Linq;
using System.Runtime.CompilerServices;
struct Large { public long A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P; public Large(long a) { this = default; A = a; } }
static class Program
{
    [MethodImpl(MethodImplOptions.NoInlining)] static T Same<T>(T t) => t;
    [MethodImpl(MethodImplOptions.NoInlining)] static bool Ends<T>(T t) => t!.GetHashCode() == 0;
    static int Walk<T>(T[] items, int n)
    {
        if (n == 0)
            return 0;
        for (var i = 0; i < 1; i++)
        {
            if (items.Select(x => Same(x)).Any(x => Ends(x)))
                return -1;
            if (items.Select(x => Same(x)).Where(x => n < 0).Any(x => Ends(x)))
                return -2;
        }

        return Walk(items, n - 1) + 1;
    }
    static void Main() => Console.WriteLine(Walk(new[] { new Large(1), new Large(2) }, 600));
}
