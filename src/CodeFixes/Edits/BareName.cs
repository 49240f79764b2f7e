namespace Allocations.CodeFixes.Edits;

/// <summary>Tells what a member or variable is named after, for the name of another.</summary>
internal static class BareName
{
    /// <summary>
    /// A name without what marks a field: <c>items</c> for <c>_items</c>, <c>s_items</c>, <c>m_items</c> and <c>Items</c>. It begins with a lower-case letter;
    /// empty where no letter is left.
    /// </summary>
    public static string Of(string name)
    {
        var start = name.Length > 2 && name[1] == '_' && (name[0] is 's' or 't' or 'm') ? 2 : 0;
        while (start < name.Length && name[start] == '_')
            start++;
        return start < name.Length && char.IsLetter(name[start]) ? char.ToLowerInvariant(name[start]) + name.Substring(start + 1) : "";
    }
}
