namespace Allocations.Oracle.Behaviour;

/// <summary>Makes arguments smaller for as long as they still show a difference, so that a person sees what matters.</summary>
internal static class Shrinking
{
    private const int MostTries = 4000;

    /// <summary>The smallest arguments that were found and still differ.</summary>
    public static object?[] Shrink(object?[] arguments, Func<object?[], bool> differs)
    {
        var tries = 0;
        for (var isSmaller = true; isSmaller && tries < MostTries;)
        {
            isSmaller = false;
            foreach (var smaller in Smaller(arguments))
            {
                if (++tries >= MostTries || !differs(smaller))
                    continue;
                arguments = smaller;
                isSmaller = true;
                break;
            }
        }

        return arguments;
    }

    private static IEnumerable<object?[]> Smaller(object?[] arguments)
    {
        for (var i = 0; i < arguments.Length; i++)
        {
            foreach (var value in SmallerValues(arguments[i]))
            {
                var changed = (object?[])arguments.Clone();
                changed[i] = value;
                yield return changed;
            }
        }
    }

    private static IEnumerable<object?> SmallerValues(object? value) => value switch
    {
        string text => Texts(text),
        bool truth => truth ? [false] : [],
        int number => Numbers(number).Select(static n => (object?)(int)n),
        long number => Numbers(number).Select(static n => (object?)n),
        short number => Numbers(number).Select(static n => (object?)(short)n),
        byte number => Numbers(number).Select(static n => (object?)(byte)n),
        uint number => Numbers(number).Select(static n => (object?)(uint)n),
        double number => number is 0 or double.NaN ? [] : [0.0, 1.0, Math.Truncate(number)],
        char character => character is 'a' ? [] : ['a', '0'],
        Array { Rank: 1 } items => Arrays(items),
        _ => [],
    };

    private static IEnumerable<string> Texts(string text)
    {
        for (var part = text.Length; part >= 1; part /= 2)
        {
            // Of a very long text only large parts are taken away one by one.
            for (var start = 0; start + part <= text.Length && (part > 64 || text.Length <= 256); start += part)
                yield return text.Remove(start, part);
        }

        for (var i = 0; i < text.Length && text.Length <= 256; i++)
        {
            foreach (var simple in "0a")
            {
                if (text[i] is not ('0' or 'a'))
                    yield return text[..i] + simple + text[(i + 1)..];
            }
        }
    }

    private static IEnumerable<long> Numbers(long number)
    {
        if (number == 0)
            yield break;
        yield return 0;
        if (number is < 0 and > long.MinValue and >= -int.MaxValue)
            yield return -number;
        if (number / 2 != 0)
            yield return number / 2;
        yield return number - Math.Sign(number);
    }

    private static IEnumerable<Array> Arrays(Array items)
    {
        var element = items.GetType().GetElementType()!;
        for (var skipped = 0; skipped < items.Length; skipped++)
        {
            var shorter = Array.CreateInstance(element, items.Length - 1);
            Array.Copy(items, shorter, skipped);
            Array.Copy(items, skipped + 1, shorter, skipped, items.Length - skipped - 1);
            yield return shorter;
        }

        for (var i = 0; i < items.Length; i++)
        {
            foreach (var value in SmallerValues(items.GetValue(i)))
            {
                var changed = (Array)items.Clone();
                changed.SetValue(value, i);
                yield return changed;
            }
        }
    }
}
