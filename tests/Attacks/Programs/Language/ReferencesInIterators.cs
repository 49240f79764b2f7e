// fixes: ALLOC301
// Iterators and asynchronous methods with ref locals, spans, unsafe blocks and stack memory between their yields and awaits.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static IEnumerable<int> Refs(int[] items)
    {
        for (var i = 0; i < items.Length; i++)
        {
            {
                ref var item = ref items[i];
                item++;
                Span<int> rest = items.AsSpan(i);
                rest[0] *= 2;
            }

            yield return items[i];
        }
    }

    static IEnumerable<int> Parts(string text)
    {
        foreach (var part in text.Split(','))
        {
            if (int.TryParse(part.Trim(), out var number))
                yield return number;
            else
                yield return part.Substring(0, part.Length / 2).Length;
        }
    }

    static IEnumerable<string> Buffers(string text)
    {
        var buffer = new char[4];
        foreach (var c in text)
        {
            buffer[c & 3] = c;
            yield return new string(buffer).Trim('\0');
        }
    }

    static async Task<int> Awaits(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            ReadOnlySpan<char> span = part;
            sum += span.Trim().Length + part.Trim().Length;
            await Task.Yield();
            ref var same = ref sum;
            same += int.TryParse(part.Substring(part.Length / 2), out var n) ? n : 0;
        }

        return sum;
    }

    static unsafe int Pointers(string text)
    {
        var sum = 0;
        fixed (char* first = text)
        {
            for (var at = first; *at != 0; at++)
                sum = sum * 2 + (*at == ' ' ? 1 : 0);
        }

        var numbers = stackalloc int[4];
        for (var i = 0; i < 4; i++)
            numbers[i] = text.Trim().Length + i;
        return sum + numbers[3] + (int.TryParse(text.Substring(0, 1), out var n) ? n : 0);
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a, 5 ,bb", "", " ", "77" })
        {
            foreach (var run in new Func<object>[]
            {
                () => string.Join(",", Refs(text.Select(c => (int)c).ToArray()).Take(3)), () => string.Join(",", Parts(text)), () => string.Join(",", Buffers(text)), () => Awaits(text).GetAwaiter().GetResult(),
                () => Pointers(text),
            })
            {
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
}
