// fixes: ALLOC505
// Methods and constructors of the framework make views of a copy, by which it is read after its source has changed.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;

static class Program
{
    static readonly int[] Numbers = [1, 2, 3, 4];
    static readonly char[] Letters = "ab,c".ToCharArray();
    static readonly byte[] Bytes = [49, 44, 50, 0];

    static int Constructed()
    {
        var view = new ReadOnlySpan<int>(Numbers[1..]);
        Numbers[1] = 20;
        return view[0];
    }

    static int ConstructedPart()
    {
        var view = new ReadOnlySpan<int>(Numbers.AsSpan(1).ToArray(), 0, 2);
        Numbers[1] = 21;
        return view[0];
    }

    static int Cast()
    {
        var view = MemoryMarshal.Cast<int, byte>(Numbers.AsSpan(1).ToArray());
        Numbers[1] = 22;
        return view[0];
    }

    static int AsBytes()
    {
        ReadOnlySpan<byte> view = MemoryMarshal.AsBytes<int>(Numbers.AsSpan().ToArray());
        Numbers[0] = 23;
        return view[0];
    }

    static int Trimmed()
    {
        var view = MemoryExtensions.TrimStart(Letters.AsSpan(0).ToArray().AsSpan(), 'a');
        Letters[1] = 'z';
        return view[0];
    }

    static int Lines()
    {
        var sum = 0;
        foreach (var line in MemoryExtensions.EnumerateLines((ReadOnlySpan<char>)Letters.AsSpan().ToArray()))
        {
            Letters[0] = 'y';
            sum += line[0];
        }

        return sum;
    }

    static int Matches()
    {
        var sum = 0;
        foreach (var match in Regex.EnumerateMatches(Letters.AsSpan().ToArray(), "[a-c]"))
        {
            Letters[3] = '!';
            sum += match.Index + 1;
        }

        return sum;
    }

    static int Json()
    {
        var reader = new Utf8JsonReader(Bytes.AsSpan(0, 1).ToArray());
        Bytes[0] = 57;
        reader.Read();
        return reader.GetInt32();
    }

    static int JsonOfMemory()
    {
        using var document = JsonDocument.Parse(Bytes.AsMemory(0, 1).ToArray());
        Bytes[0] = 57;
        return document.RootElement.GetInt32();
    }

    static int Sequence()
    {
        var sequence = new ReadOnlySequence<byte>(Bytes.AsSpan(0, 3).ToArray());
        var reader = new SequenceReader<byte>(sequence);
        Bytes[0] = 57;
        reader.TryRead(out var first);
        return first;
    }

    static int Segment()
    {
        var segment = new ArraySegment<int>(Numbers[..3]);
        Numbers[0] = 24;
        return segment[0];
    }

    static int Reference()
    {
        ref var first = ref MemoryMarshal.GetReference(Numbers.AsSpan(1).ToArray().AsSpan());
        Numbers[1] = 25;
        return first;
    }

    static int Created()
    {
        var text = string.Create(2, Letters.AsSpan(0, 2).ToArray(), (span, letters) =>
        {
            Letters[0] = 'x';
            letters.AsSpan().CopyTo(span);
        });
        return text[0];
    }

    static string Runes()
    {
        var text = "";
        foreach (var rune in ((ReadOnlySpan<char>)Letters.AsSpan().ToArray()).EnumerateRunes())
        {
            Letters[1] = 'w';
            text += rune;
        }

        return text;
    }

    static int Plain() => Encoding.UTF8.GetString(Bytes.AsSpan(0, 3).ToArray()).Length + Convert.ToBase64String(Bytes.AsSpan(1).ToArray()).Length;

    static void Main()
    {
        foreach (var run in new Func<object>[]
        {
            () => Constructed(), () => ConstructedPart(), () => Cast(), () => AsBytes(), () => Trimmed(), () => Lines(), () => Matches(), () => Json(), () => JsonOfMemory(), () => Sequence(), () => Segment(), () => Reference(),
            () => Created(), () => Runes(), () => Plain(),
        })
        {
            new[] { 1, 2, 3, 4 }.CopyTo(Numbers, 0);
            "ab,c".CopyTo(0, Letters, 0, 4);
            new byte[] { 49, 44, 50, 0 }.CopyTo(Bytes, 0);
            try
            {
                Console.Write(run() + " ");
            }
            catch (Exception e)
            {
                Console.Write(e.GetType().Name + " ");
            }
        }

        Console.WriteLine();
    }
}
