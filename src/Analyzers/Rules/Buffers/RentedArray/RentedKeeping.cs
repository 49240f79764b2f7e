using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>Determines whether a use of an array keeps it for later: in a field, in the result, or in a task that is not awaited.</summary>
internal static class RentedKeeping
{
    public static bool IsKept(ArrayUse use, SemanticModel model, CancellationToken cancellationToken) =>
        IsKept(use.Reference.Around(Through.Any), isCaptured: use.Kind == ArrayUseKind.Captured)
        || (use.Kind == ArrayUseKind.Captured && IsInUnawaitedTask(use.Reference.Syntax, model, cancellationToken));

    /// <summary>
    /// Whether a value is kept. What a new object is initialized with is kept where the object is. The result of a nested function goes to whoever calls it.
    /// </summary>
    private static bool IsKept(IOperation value, bool isCaptured) => value.Parent switch
    {
        IReturnOperation => !isCaptured,
        ISimpleAssignmentOperation { Target: IMemberReferenceOperation { Instance: not ILocalReferenceOperation } } assignment
            when assignment.Value == value =>
            assignment.Parent is not IObjectOrCollectionInitializerOperation initializer
            || (initializer.Parent is IObjectCreationOperation created && IsKept(created.Around(Through.Any), isCaptured)),
        IArgumentOperation { Parent: IInvocationOperation query } when IsQuery(query) => IsKept(query.Around(Through.Any), isCaptured),
        IArgumentOperation { Parent: { } call } => (IsMemory(call.Type) && call.Parent is IReturnOperation && !isCaptured) || StartsTask(call, isCaptured),
        _ => false,
    };

    /// <summary>Whether the array goes to code that may return it: it is stored, or an argument of a constructor or of a method in source.</summary>
    public static bool IsHandedOn(ArrayUse use)
    {
        var value = Chosen(use.Reference);
        return value.Parent switch
        {
            IAssignmentOperation assignment => assignment.Value == value,
            IVariableInitializerOperation or ITupleOperation or IArrayInitializerOperation => true,
            IArgumentOperation { Parent: IObjectCreationOperation creation } =>
                creation.Type is { IsRefLikeType: true } lease ? !lease.GetMembers("Dispose").IsEmpty : use.Kind != ArrayUseKind.Span,
            IArgumentOperation { Parent: IInvocationOperation call } =>
                use.Kind == ArrayUseKind.ArrayArgument && !call.TargetMethod.DeclaringSyntaxReferences.IsEmpty,
            _ => false,
        };
    }

    /// <summary>
    /// Whether the array is stored, or in an object that a <c>using</c> disposes of. Other code that gets it as an argument may as well be done with it
    /// when it returns.
    /// </summary>
    public static bool IsStored(ArrayUse use) =>
        use.Kind != ArrayUseKind.Span && IsHandedOn(use)
        && (Chosen(use.Reference).Parent is not IArgumentOperation { Parent: { } maker }
            || (maker.Type is INamedTypeSymbol type && !type.IsOfFramework() && IsDisposedOf(maker.Around(Through.Any).Syntax)));

    private static bool IsDisposedOf(SyntaxNode resource) => resource.Parent switch
    {
        UsingStatementSyntax holder => holder.Expression == resource,
        EqualsValueClauseSyntax { Parent.Parent: VariableDeclarationSyntax { Parent: var declaration } } =>
            declaration is UsingStatementSyntax or LocalDeclarationStatementSyntax { UsingKeyword.RawKind: not 0 },
        _ => false,
    };

    /// <summary>The local that is declared with an object, or a view, that a call or a constructor makes of the array; null where there is none.</summary>
    public static ILocalSymbol? HolderOf(ArrayUse use) =>
        Chosen(use.Reference).Parent is IArgumentOperation { Parent: { Type: { SpecialType: SpecialType.None, TypeKind: not TypeKind.Enum } } maker }
        && maker.Around(Through.Any).Parent is IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var holder } }
            ? holder
            : null;

    /// <summary>What has the array as its value: a mention, or an expression that chooses it.</summary>
    private static IOperation Chosen(IOperation reference)
    {
        var value = reference.Around(Through.Any);
        while (value.Parent is IConditionalOperation { WhenTrue: var one, WhenFalse: var other } && (value == one || value == other)
            || value.Parent is ICoalesceOperation or ISwitchExpressionArmOperation)
        {
            value = (value.Parent is ISwitchExpressionArmOperation { Parent: { } choice } ? choice : value.Parent).Around(Through.Any);
        }

        return value;
    }

    /// <summary>Whether an operator of LINQ only makes a query, which reads the array when it is gone through.</summary>
    private static bool IsQuery(IInvocationOperation call) =>
        call.TargetMethod.ContainingType.IsEnumerable() && call.Type is { TypeKind: TypeKind.Interface, Name: "IEnumerable" or "IOrderedEnumerable" };

    /// <summary>Whether a type is that of a memory or segment.</summary>
    public static bool IsMemory(ITypeSymbol? type) =>
        type is { Name: "Memory" or "ReadOnlyMemory" or "ArraySegment", ContainingNamespace.Name: nameof(System) };

    /// <summary>Whether a call that gets the array, or a view of it, makes a task that is dropped or returned.</summary>
    private static bool StartsTask(IOperation call, bool isCaptured)
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
        return outer.Parent is IExpressionStatementOperation or ISimpleAssignmentOperation { Target: IDiscardOperation }
            || (outer.Parent is IReturnOperation && !isCaptured);
    }

    private static bool IsInUnawaitedTask(SyntaxNode name, SemanticModel model, CancellationToken cancellationToken)
    {
        var lambda = name.FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>();
        return lambda?.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call }
            && !IsWaitedFor(lambda)
            && model.GetOperation(call, cancellationToken) is IInvocationOperation { TargetMethod: { Name: "Run" or "StartNew" or "QueueUserWorkItem"
                or "UnsafeQueueUserWorkItem" } } started
            && (!IsTask(started.Type)
                || started.Parent is IExpressionStatementOperation or IReturnOperation or ISimpleAssignmentOperation { Target: IDiscardOperation });
    }

    /// <summary>
    /// Whether code behind a lambda names what the lambda calls a method of, or gives to one by reference: it may wait until that says that the work is done.
    /// </summary>
    private static bool IsWaitedFor(AnonymousFunctionExpressionSyntax lambda)
    {
        var function = References.FunctionOf(lambda.Parent!);
        foreach (var node in lambda.DescendantNodes())
        {
            var isShared = node is IdentifierNameSyntax && node.Parent switch
            {
                MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax } access => access.Expression == node,
                ArgumentSyntax { RefKindKeyword.RawKind: not 0 } => true,
                _ => false,
            };
            if (isShared && !MemberIndex.Names(((IdentifierNameSyntax)node).Identifier.ValueText, function, lambda.Span.End, function.Span.End).IsEmpty)
                return true;
        }

        return false;
    }

    private static bool IsTask(ITypeSymbol? type) =>
        type is { Name: "Task" or "ValueTask", ContainingNamespace: { Name: "Tasks", ContainingNamespace.Name: "Threading" } };
}
