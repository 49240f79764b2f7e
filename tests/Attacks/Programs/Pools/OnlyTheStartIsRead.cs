// silent: ALLOC503
// Vectors and the like are made of the first elements of a rented array, however long it is.
using System;
using System.Buffers;
using System.Numerics;
using System.Runtime.Intrinsics;
using System.Text;

public static class Program
{
    static float Two()
    {
        var numbers = ArrayPool<float>.Shared.Rent(2);
        numbers[0] = 1;
        numbers[1] = 2;
        var vector = new Vector2(numbers);
        ArrayPool<float>.Shared.Return(numbers);
        return vector.X + vector.Y;
    }

    static int Wide()
    {
        var numbers = ArrayPool<int>.Shared.Rent(Vector<int>.Count);
        for (var i = 0; i < Vector<int>.Count; i++)
            numbers[i] = i;
        var vector = new Vector<int>(numbers);
        ArrayPool<int>.Shared.Return(numbers);
        return vector[1];
    }

    static int Four()
    {
        var numbers = ArrayPool<int>.Shared.Rent(5);
        numbers[0] = 4;
        numbers[1] = numbers[2] = numbers[3] = numbers[4] = 1;
        var vector = Vector128.Create(numbers);
        ArrayPool<int>.Shared.Return(numbers);
        return Vector128.Sum(vector);
    }

    static int Character()
    {
        var bytes = ArrayPool<byte>.Shared.Rent(5);
        bytes[0] = 65;
        Rune.DecodeFromUtf8(bytes, out var rune, out _);
        ArrayPool<byte>.Shared.Return(bytes);
        return rune.Value;
    }

    static void Main() => Console.WriteLine(Two() + " " + Wide() + " " + Four() + " " + Character());
}
