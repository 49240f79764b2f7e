// title: `number.ToString().Length` of five digits, in a loop
// rule: ALLOC301
// bytes: 32
// message: the number of digits is not known
// fix: ALLOC301.Formatted
// safety: safe
// after: 0
using System.Globalization;

static class Case
{
    static int s_number = 12345;

    static int Probe(int count = 1)
    {
        var sum = 0;
        for (var i = 0; i < count; i++)
            sum += [|(s_number + i).ToString()|].Length;
        return sum;
    }

    static string Behave(int[] numbers, double[] others, string format)
    {
        if (numbers is null || others is null)
            return "";
        var seen = new List<int>();
        foreach (var n in numbers)
        {
            foreach (var c in [|n.ToString()|])
                seen.Add(c);
            if ([|n.ToString(format, CultureInfo.InvariantCulture)|].StartsWith("1"))
                seen.Add(1);
        }

        foreach (var d in others)
        {
            var digits = [|d.ToString(format)|];
            seen.Add(digits.Length);
            seen.Add(digits.IndexOf('.'));
            seen.Add([|d.ToString("F2").TrimEnd('0')|].Length);
        }

        return string.Join(",", seen);
    }
}
