using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines which methods of this compilation only build a new object and return it: nothing that they do can be seen once the result is
/// dropped. A body that writes anything but its own locals and what it made itself, calls what is not known, or throws for another reason
/// than a null argument, is not one. An iterator is one whatever it does, because a sequence that is not enumerated never runs.
/// </summary>
internal sealed class PureBodies
{
    private const int MostDepth = 3;

    private static readonly ConditionalWeakTable<Compilation, PureBodies> OfCompilations = new();

    private readonly Compilation _compilation;

    private readonly Memo<IMethodSymbol, FreshResult> _known = new(SymbolEqualityComparer.Default);

    private PureBodies(Compilation compilation) => _compilation = compilation;

    /// <summary>The methods of a compilation. Each body is read once.</summary>
    public static PureBodies In(Compilation compilation) => OfCompilations.GetValue(compilation, static key => new PureBodies(key));

    /// <summary>What a call of a method does besides making its result; also for the framework's methods.</summary>
    public FreshResult Of(IInvocationOperation call, CancellationToken cancellationToken) => Of(call, 0, cancellationToken);

    /// <summary>Whether a call may be one by what its method declares.</summary>
    public static bool MayBe(IInvocationOperation call)
    {
        var method = call.TargetMethod.OriginalDefinition;
        if (method.ReturnsVoid)
            return false;
        return method.DeclaringSyntaxReferences.IsEmpty ? PureAllocators.Of(call) != FreshResult.None : !call.IsVirtual && MayBuild(method);
    }

    private FreshResult Of(IInvocationOperation call, int depth, CancellationToken cancellationToken)
    {
        var method = call.TargetMethod.OriginalDefinition;
        if (method.DeclaringSyntaxReferences.IsEmpty)
            return PureAllocators.Of(call);
        if (depth > MostDepth || call.IsVirtual || !MayBuild(method))
            return FreshResult.None;
        return _known.TryGet(method, out var known) ? known : _known.Keep(method, OfBody(method, depth, cancellationToken));
    }

    private static bool MayBuild(IMethodSymbol method) =>
        method is { ReturnsVoid: false, IsAsync: false, IsExtern: false, RefKind: RefKind.None, DeclaringSyntaxReferences.Length: 1,
            MethodKind: MethodKind.Ordinary or MethodKind.LocalFunction }
        && method.ReturnType is { IsReferenceType: true } and not { TypeKind: TypeKind.Dynamic or TypeKind.Delegate }
        && method.Parameters.All(static parameter => parameter.RefKind is RefKind.None or RefKind.In);

    private FreshResult OfBody(IMethodSymbol method, int depth, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(method, cancellationToken) is not { } body || SourceModels.Find(_compilation, body.SyntaxTree) is not { } model)
            return FreshResult.None;
        if (model.GetOperation(body.Parent!, cancellationToken) is not { } operation || (operation is IMethodBodyOperation or ILocalFunctionOperation) is false)
            return FreshResult.None;
        var block = operation switch
        {
            IMethodBodyOperation declared => declared.BlockBody ?? declared.ExpressionBody,
            ILocalFunctionOperation local => local.Body,
            _ => null,
        };
        if (block is null)
            return FreshResult.None;
        return MemberIndex.Own(FlowNode.Yield, body).IsEmpty ? ReturnsFresh(block, depth, cancellationToken) : FreshResult.Deferred;
    }

    private FreshResult ReturnsFresh(IBlockOperation block, int depth, CancellationToken cancellationToken)
    {
        var owned = OwnedLocals.Of(block, value => IsFresh(value, depth, cancellationToken));
        var isFresh = false;
        foreach (var operation in block.Descendants())
        {
            if (operation is IReturnOperation { ReturnedValue: { } returned })
                isFresh |= owned.IsOwned(returned) || IsFresh(returned, depth, cancellationToken);
            else if (operation is IInvocationOperation call ? !IsQuiet(call, owned, depth, cancellationToken) : !QuietOperations.Allow(operation, owned))
                return FreshResult.None;
        }

        return isFresh ? FreshResult.Fresh : FreshResult.None;
    }

    /// <summary>Whether a value is an object that its own evaluation makes.</summary>
    private bool IsFresh(IOperation value, int depth, CancellationToken cancellationToken) => value switch
    {
        IConversionOperation { OperatorMethod: null } conversion =>
            conversion.Operand.Type?.IsValueType != true && IsFresh(conversion.Operand, depth, cancellationToken),
        IConditionalOperation { WhenFalse: { } other } conditional =>
            IsFresh(conditional.WhenTrue, depth, cancellationToken) || IsFresh(other, depth, cancellationToken),
        { ConstantValue.HasValue: true } => false,
        IObjectCreationOperation or IArrayCreationOperation or IAnonymousObjectCreationOperation or IInterpolatedStringOperation => true,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Add, Type.SpecialType: SpecialType.System_String } => true,
        IInvocationOperation call => Of(call, depth + 1, cancellationToken) != FreshResult.None,
        _ => false,
    };

    private bool IsQuiet(IInvocationOperation call, OwnedLocals owned, int depth, CancellationToken cancellationToken) =>
        QuietOperations.AllowCall(call, owned)
        || (Of(call, depth + 1, cancellationToken) != FreshResult.None && !StaticConstruction.MayBegin(call));
}
