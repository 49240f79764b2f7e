using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>The writes to a local or parameter of one function, by its name, and which of them may store null.</summary>
internal sealed class VariableWrites
{
    private readonly List<IdentifierNameSyntax> _writes = [];
    private readonly int[] _next;

    public VariableWrites(SyntaxNode function, string name)
    {
        foreach (var mention in MemberIndex.Names(name, MemberIndex.MemberOf(function)))
        {
            if (mention.Parent is MemberAccessExpressionSyntax access && access.Name == mention || NameIndex.WriteOf(mention) is null)
                continue;
            if (References.FunctionAround(mention) != function)
                AreShared = true;
            _writes.Add(mention);
        }

        _next = new int[_writes.Count + 1];
        for (var i = 0; i < _next.Length; i++)
            _next[i] = i;
    }

    /// <summary>Whether nothing but its declaration gives the variable a value.</summary>
    public bool AreNone => _writes.Count == 0;

    /// <summary>Whether a lambda or local function writes the variable: then no order of statements tells its value.</summary>
    public bool AreShared { get; }

    /// <summary>Whether a write between two positions may store null.</summary>
    public bool SpoilWithin(int start, int end, SemanticModel model, CancellationToken cancellationToken)
    {
        lock (_next)
        {
            for (var i = Places<IdentifierNameSyntax>.FirstFrom(_writes, start); (i = NextFrom(i)) < _writes.Count && _writes[i].SpanStart < end; i++)
            {
                if (NameIndex.WriteOf(_writes[i]) is not AssignmentExpressionSyntax assignment || assignment.Left is not IdentifierNameSyntax
                    || !IsNonNull(assignment, model, cancellationToken))
                {
                    return true;
                }

                // What cannot store null is passed over from now on.
                _next[i] = i + 1;
            }
        }

        return false;
    }

    /// <summary>Whether an assignment leaves a value that is not null.</summary>
    public static bool IsNonNull(AssignmentExpressionSyntax assignment, SemanticModel model, CancellationToken cancellationToken) => assignment.RawKind switch
    {
        (int)SyntaxKind.SimpleAssignmentExpression or (int)SyntaxKind.CoalesceAssignmentExpression =>
            NullProof.IsNonNullValue(assignment.Right, model, cancellationToken),

        // What the language itself appends to a string, even null to null, is text.
        (int)SyntaxKind.AddAssignmentExpression =>
            NullProof.IsJoined(assignment, model, cancellationToken),
        _ => false,
    };

    private int NextFrom(int write)
    {
        var next = write;
        while (_next[next] != next)
            next = _next[next];
        while (write != next)
        {
            var following = _next[write];
            _next[write] = next;
            write = following;
        }

        return next;
    }
}
