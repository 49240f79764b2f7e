// silent: ALLOC104
// A member of a type parameter gives a reference into an element of the array, which is kept when the next iteration clears it.
using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
interface IPlace { [UnscopedRef] ref int Place(); [UnscopedRef] ref int At { get; } }
struct Place : IPlace { private int _n; [UnscopedRef] ref int IPlace.Place() => ref _n; [UnscopedRef] ref int IPlace.At => ref _n; }
static class Program
{
    static int Kept<T>(int n) where T : IPlace
    {
        var sum = 0;
        ref var last = ref Unsafe.NullRef<int>();
        for (var i = 0; i < n; i++)
        {
            var places = new T[2];
            ref var now = ref places[0].Place();
            now = i + 1;
            if (!Unsafe.IsNullRef(ref last))
                sum = sum * 10 + last;
            last = ref now;
        }
        return sum;
    }
    static int Asked<T>(int n) where T : IPlace
    {
        var sum = 0;
        ref var last = ref Unsafe.NullRef<int>();
        for (var i = 0; i < n; i++)
        {
            var places = new T[2];
            places[1].At = i + 3;
            if (!Unsafe.IsNullRef(ref last))
                sum = sum * 10 + last;
            last = ref places[1].At;
        }
        return sum;
    }
    static void Main() => Console.WriteLine(Kept<Place>(4) + Asked<Place>(4));
}
