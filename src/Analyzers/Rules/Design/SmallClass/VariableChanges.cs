using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>
/// What may happen between the uses of a variable that holds a struct: a method that it is called on has no copy, and sees another value once the variable
/// is changed; what other functions write, another thread may read half of.
/// </summary>
internal sealed class VariableChanges
{
    private readonly List<SyntaxNode> _writes = [];
    private readonly List<SyntaxNode> _calls = [];
    private bool _isCaptured;

    /// <summary>What an unlikely program would notice.</summary>
    public ValueHazards Hazards
    {
        get
        {
            if (_writes.Count == 0)
                return ValueHazards.None;
            if (_isCaptured)
                return ValueHazards.Torn | ValueHazards.SeenChange;
            foreach (var call in _calls)
            {
                foreach (var write in _writes)
                {
                    if (call.Span.Contains(write.Span))
                        return ValueHazards.SeenChange;
                }
            }

            return ValueHazards.None;
        }
    }

    /// <summary>Takes a use of the variable.</summary>
    public void Add(IOperation use, bool isCaptured)
    {
        _isCaptured |= isCaptured;
        if (use.Parent is IAssignmentOperation write && write.Target == use)
            _writes.Add(use.Syntax);
        else if (use.Parent is IInvocationOperation call && call.Instance == use)
            _calls.Add(call.Syntax);
        else if (use.Parent is IPropertyReferenceOperation { Arguments.Length: > 0 } indexer && indexer.Instance == use)
            _calls.Add(indexer.Syntax);
    }
}
