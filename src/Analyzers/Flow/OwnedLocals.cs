using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>The locals of a body that never hold anything but an object that the body made itself, so that changing it affects no other code.</summary>
internal sealed class OwnedLocals
{
    private readonly HashSet<ISymbol> _locals = new(SymbolEqualityComparer.Default);

    private OwnedLocals()
    {
    }

    /// <summary>No local at all.</summary>
    public static OwnedLocals None { get; } = new();

    /// <summary>The owned locals of a body.</summary>
    public static OwnedLocals Of(IOperation body, Func<IOperation, bool> isFresh)
    {
        var owned = new OwnedLocals();
        var others = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        foreach (var operation in body.Descendants())
        {
            switch (operation)
            {
                case IVariableDeclaratorOperation { Symbol.RefKind: RefKind.None, Initializer.Value: { } value } declarator when isFresh(value):
                    owned._locals.Add(declarator.Symbol);
                    break;
                case ISimpleAssignmentOperation { Target: ILocalReferenceOperation target } assignment when !isFresh(assignment.Value):
                    others.Add(target.Local);
                    break;
                default:
                    break;
            }
        }

        owned._locals.ExceptWith(others);
        return owned;
    }

    /// <summary>Whether a value is an owned local, also behind the calls of a fluent builder.</summary>
    public bool IsOwned(IOperation? value)
    {
        for (; ; )
        {
            switch (value)
            {
                case IConversionOperation { OperatorMethod: null } conversion:
                    value = conversion.Operand;
                    break;
                case IInvocationOperation { TargetMethod: { ContainingType: { Name: "StringBuilder", ContainingNamespace.Name: "Text" },
                    ReturnType.Name: "StringBuilder" },
                    Instance: { } builder }:
                    value = builder;
                    break;
                case IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ImplicitReceiver }:
                    return true;
                case ILocalReferenceOperation { Local: { } local }:
                    return _locals.Contains(local);
                default:
                    return false;
            }
        }
    }
}
