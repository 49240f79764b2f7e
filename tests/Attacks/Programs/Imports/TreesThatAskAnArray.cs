// refuses: ALLOC301
// The fix needs 'using System;', by which calls elsewhere in the file could mean other methods: of spans in place of sequences.
#nullable enable
using System.Linq;
using System.Linq.Expressions;

static class Program
{
    static int Run(string text)
    {
        var sum = 0;
        for (var i = 0; i + 2 <= text.Length; i += 2)
            sum += int.Parse(text.Substring(i, 2));
        return sum;
    }

    static string Tree()
    {
        Expression<System.Func<int[], bool>> tree = numbers => numbers.Contains(3);
        return tree.ToString();
    }

    static bool SameAsNull(int[] numbers)
    {
        try
        {
            return numbers.SequenceEqual(new int[0]);
        }
        catch (System.ArgumentNullException)
        {
            return false;
        }
    }

    static void Main()
    {
        System.Console.WriteLine(Run("123456"));
        System.Console.WriteLine(Tree());
        System.Console.WriteLine(SameAsNull(null!));
    }
}
