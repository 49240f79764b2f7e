using System.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>What was expected and what was found, line by line: a longest common subsequence with its gaps.</summary>
public static class LineDifference
{
    /// <summary>Common lines start with a blank, expected ones with <c>-</c>, found ones with <c>+</c>.</summary>
    public static string Between(string expected, string actual)
    {
        var (left, right) = (Lines(expected), Lines(actual));
        var common = CommonLengths(left, right);
        var text = new StringBuilder();
        int i = 0, j = 0;
        while (i < left.Length || j < right.Length)
        {
            if (i < left.Length && j < right.Length && left[i] == right[j])
            {
                text.Append("  ").AppendLine(Visible(left[i++]));
                j++;
            }
            else if (j == right.Length || (i < left.Length && common[i + 1, j] >= common[i, j + 1]))
            {
                text.Append("- ").AppendLine(Visible(left[i++]));
            }
            else
            {
                text.Append("+ ").AppendLine(Visible(right[j++]));
            }
        }

        return text.ToString();
    }

    private static int[,] CommonLengths(string[] left, string[] right)
    {
        var lengths = new int[left.Length + 1, right.Length + 1];
        for (var i = left.Length - 1; i >= 0; i--)
        {
            for (var j = right.Length - 1; j >= 0; j--)
            {
                lengths[i, j] = left[i] == right[j] ? lengths[i + 1, j + 1] + 1 : Math.Max(lengths[i + 1, j], lengths[i, j + 1]);
            }
        }

        return lengths;
    }

    private static string[] Lines(string text) => text.Split('\n');

    /// <summary>Blanks at the end and carriage returns cannot be seen, and are often the difference.</summary>
    private static string Visible(string line)
    {
        var body = line.TrimEnd();
        var tail = line[body.Length..];
        return body + tail.Replace(" ", "·").Replace("\t", "→").Replace("\r", "<CR>");
    }
}
