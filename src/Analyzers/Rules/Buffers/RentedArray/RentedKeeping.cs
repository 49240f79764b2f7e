using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>Determines whether a use of an array keeps it for later: in a field, in the result, or in a task that is not awaited.</summary>
internal static class RentedKeeping
{
    public static bool IsKept(ArrayUse use, SemanticModel model, CancellationToken cancellationToken) =>
        IsKept(use.Reference.Around(Through.Any))
        || (use.Kind == ArrayUseKind.Captured && IsInUnawaitedTask(use.Reference.Syntax, model, cancellationToken));

    /// <summary>Whether a value is kept. What a new object is initialized with is kept where the object is.</summary>
    private static bool IsKept(IOperation value) => value.Parent switch
    {
        IReturnOperation => true,
        ISimpleAssignmentOperation { Target: IFieldReferenceOperation or IPropertyReferenceOperation } assignment when assignment.Value == value =>
            assignment.Parent is not IObjectOrCollectionInitializerOperation initializer
            || (initializer.Parent is IObjectCreationOperation created && IsKept(created.Around(Through.Any))),
        IArgumentOperation { Parent: { } call } => IsView(call) ? call.Parent is IReturnOperation || StartsTask(call) : StartsTask(call),
        _ => false,
    };

    /// <summary>Whether the array goes to code that may return it: it is stored, or an argument of a constructor or of a method in source.</summary>
    public static bool IsHandedOn(ArrayUse use)
    {
        var value = use.Reference;
        value = value.Around(Through.Any);
        return value.Parent switch
        {
            IAssignmentOperation assignment => assignment.Value == value,
            IVariableInitializerOperation or ITupleOperation or IArrayInitializerOperation => true,
            IArgumentOperation { Parent: IObjectCreationOperation creation } => use.Kind != ArrayUseKind.Span && creation.Type is not { IsRefLikeType: true },
            IArgumentOperation { Parent: IInvocationOperation call } =>
                use.Kind == ArrayUseKind.ArrayArgument && !call.TargetMethod.DeclaringSyntaxReferences.IsEmpty,
            _ => false,
        };
    }

    /// <summary>A memory or segment of the array.</summary>
    private static bool IsView(IOperation call) =>
        call.Type is { Name: "Memory" or "ReadOnlyMemory" or "ArraySegment", ContainingNamespace.Name: nameof(System) };

    /// <summary>Whether a call that gets the array, or a view of it, makes a task that is dropped or returned.</summary>
    private static bool StartsTask(IOperation call)
    {
        var outer = call;
        while (!IsTask(outer.Type))
        {
            if (outer.Parent is not IArgumentOperation { Parent: { } next }
                && outer.Parent is not IConversionOperation { Parent: IArgumentOperation { Parent: { } } })
            {
                return false;
            }

            outer = outer.Parent is IConversionOperation { Parent: { } converted } ? converted.Parent! : outer.Parent.Parent!;
        }

        outer = outer.Around(Through.Any);
        return outer.Parent is IExpressionStatementOperation or IReturnOperation or ISimpleAssignmentOperation { Target: IDiscardOperation }
            || outer.Parent is IArgumentOperation { Parent: IInvocationOperation { TargetMethod.Name: "Add" } };
    }

    private static bool IsInUnawaitedTask(SyntaxNode name, SemanticModel model, CancellationToken cancellationToken)
    {
        var lambda = name.FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>();
        return lambda?.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call }
            && model.GetOperation(call, cancellationToken) is IInvocationOperation { TargetMethod: { Name: "Run" or "StartNew" or "QueueUserWorkItem"
                or "UnsafeQueueUserWorkItem" } } started
            && (!IsTask(started.Type)
                || started.Parent is IExpressionStatementOperation or IReturnOperation or ISimpleAssignmentOperation { Target: IDiscardOperation });
    }

    private static bool IsTask(ITypeSymbol? type) =>
        type is { Name: "Task" or "ValueTask", ContainingNamespace: { Name: "Tasks", ContainingNamespace.Name: "Threading" } };
}
