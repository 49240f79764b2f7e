using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines whether a method returns an array that it made for its caller, and of what: a method of the framework that always does, and methods in
/// source that return nothing but new arrays, with each override or implementation that may run in their place. An array that the method also keeps, or
/// gives to code that may keep it, is not fresh. Null and empty arrays say nothing, as no code can see what is in them.
/// </summary>
internal sealed class ReturnSummaries
{
    // A body that calls more methods than these for its results is not followed.
    private const int MostMethods = 16;
    private const int MostBytesOfNumber = 16;

    private static readonly ConditionalWeakTable<Compilation, ReturnSummaries> OfCompilations = new();

    private readonly Memo<IMethodSymbol, ReturnedArray> _known = new(SymbolEqualityComparer.Default);
    private readonly Compilation _compilation;

    private ReturnSummaries(Compilation compilation) => _compilation = compilation;

    /// <summary>The summaries of a compilation, which are kept as long as it is.</summary>
    public static ReturnSummaries Of(Compilation compilation) =>
        OfCompilations.TryGetValue(compilation, out var known) ? known : OfCompilations.GetValue(compilation, static key => new ReturnSummaries(key));

    /// <summary>What the array is that a call of <paramref name="method"/> gives.</summary>
    public ReturnedArray ArrayOf(IMethodSymbol method, CancellationToken cancellationToken)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (method.ReturnType is not IArrayTypeSymbol { IsSZArray: true })
            return ReturnedArray.Unknown;
        if (method.DeclaringSyntaxReferences.IsEmpty)
            return OfLibrary(method);
        return _known.TryGet(method, out var known)
            ? known
            : _known.Keep(method, new Search(_compilation, cancellationToken).Of(method) ?? ReturnedArray.Unknown);
    }

    /// <summary>The methods of the framework that make a new array on each call, whatever they are called on.</summary>
    private static ReturnedArray OfLibrary(IMethodSymbol method)
    {
        var type = method.ContainingType;
        if (!type.IsOfFramework())
            return ReturnedArray.Unknown;
        return method.Name switch
        {
            "GetBytes" when type.IsAnyEncoding() && method.Parameters.Length == 1 && method.Parameters[0].Type.SpecialType == SpecialType.System_String =>
                ReturnedArray.EncodedText,
            "GetBytes" when type.Name == nameof(BitConverter) => ReturnedArray.NumberBytes,
            "ToByteArray" when type.Name == nameof(Guid) => ReturnedArray.NumberBytes,
            "GetBytes" or "GetChars" when type.IsAnyEncoding() => ReturnedArray.Fresh,
            "ReadBytes" or "ReadChars" when type is { Name: "BinaryReader", ContainingNamespace.Name: "IO" } => ReturnedArray.Fresh,
            "FromBase64String" or "FromHexString" when type.Name == nameof(Convert) => ReturnedArray.Fresh,
            "ToCharArray" or "Split" when type.SpecialType == SpecialType.System_String => ReturnedArray.Fresh,

            // Reflection keeps what it tells of members and types, and gives each caller a copy; bytes, as of a method's body, it does not copy.
            _ when method.Name.StartsWith("Get", StringComparison.Ordinal) && (type.IsIn("System.Reflection") || type.Name == nameof(Type))
                && method.ReturnType is IArrayTypeSymbol { ElementType.IsReferenceType: true } =>
                ReturnedArray.Fresh,
            _ => ReturnedArray.Unknown,
        };
    }

    /// <summary>
    /// One search from a method to those whose results it returns. A method that returns its own result adds nothing to the others, which holds only within
    /// the search that has them all.
    /// </summary>
    private sealed class Search(Compilation compilation, CancellationToken cancellationToken)
    {
        private readonly Dictionary<ISymbol, ReturnedArray?> _seen = new(SymbolEqualityComparer.Default);

        /// <summary>What a method in source returns; null where all that it returns is null, empty or its own result.</summary>
        public ReturnedArray? Of(IMethodSymbol method)
        {
            method = (method.ReducedFrom ?? method).OriginalDefinition;
            if (method.ReturnType is not IArrayTypeSymbol { IsSZArray: true })
                return ReturnedArray.Unknown;
            if (method.DeclaringSyntaxReferences.IsEmpty)
                return OfLibrary(method) is not ReturnedArray.Unknown and var known ? known
                    : method.Name == "ToArray" ? ReturnedArray.Fresh
                    : ReturnedArray.Unknown;
            if (_seen.TryGetValue(method, out var seen))
                return seen;
            if (_seen.Count >= MostMethods)
                return ReturnedArray.Unknown;
            _seen.Add(method, null);
            return _seen[method] = OfBodies(method);
        }

        private ReturnedArray? OfBodies(IMethodSymbol method)
        {
            var hasBody = false;
            var all = default(ReturnedArray?);
            if (MethodBody.Of(method, cancellationToken) is { } body)
            {
                if (!compilation.ContainsSyntaxTree(body.SyntaxTree))
                    return ReturnedArray.Unknown;
                all = OfBody(body, MakesOfNumber(method));
                hasBody = true;
            }

            if (method.IsVirtual || method.IsAbstract || method.IsOverride)
            {
                foreach (var replacement in Overrides.Of(method, compilation))
                {
                    all = Both(all, Of(replacement));
                    hasBody = true;
                }
            }

            return hasBody ? all : ReturnedArray.Unknown;
        }

        private ReturnedArray? OfBody(SyntaxNode body, bool ofNumber)
        {
            var model = SourceModels.Of(compilation, body.SyntaxTree);
            if (body is ArrowExpressionClauseSyntax arrow)
                return Of(arrow.Expression, body, model, ofNumber);
            var all = default(ReturnedArray?);
            foreach (var node in References.OwnNodes(body))
            {
                if (References.IsSuspension(node))
                    return ReturnedArray.Unknown;
                if (node is ReturnStatementSyntax { Expression: { } result })
                    all = Both(all, Of(result, body, model, ofNumber));
                if (all == ReturnedArray.Unknown)
                    return all;
            }

            return all;
        }

        private ReturnedArray? Of(ExpressionSyntax expression, SyntaxNode body, SemanticModel model, bool ofNumber)
        {
            if (IsEmpty(expression) || IsEmptyField(expression, model))
                return null;
            switch (expression)
            {
                case ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax:
                    return ofNumber && IsFewBytes(expression, model) ? ReturnedArray.NumberBytes : ReturnedArray.Fresh;
                case ParenthesizedExpressionSyntax inner:
                    return Of(inner.Expression, body, model, ofNumber);
                case PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } inner:
                    return Of(inner.Operand, body, model, ofNumber);
                case ConditionalExpressionSyntax choice:
                    return Both(Of(choice.WhenTrue, body, model, ofNumber), Of(choice.WhenFalse, body, model, ofNumber));
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } choice:
                    return Both(Of(choice.Left, body, model, ofNumber), Of(choice.Right, body, model, ofNumber));
                case SwitchExpressionSyntax choice:
                    var all = default(ReturnedArray?);
                    foreach (var arm in choice.Arms)
                        all = Both(all, Of(arm.Expression, body, model, ofNumber));
                    return all;
                case ThrowExpressionSyntax:
                    return null;
                case CastExpressionSyntax { Expression: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax {
                    Name.Identifier.ValueText: nameof(Array.Clone) } } copy }:
                    return model.GetSymbolInfo(copy, cancellationToken).Symbol?.ContainingType.SpecialType == SpecialType.System_Array
                        ? ReturnedArray.Fresh
                        : ReturnedArray.Unknown;
                case InvocationExpressionSyntax call:
                    return model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method ? Of(method) : ReturnedArray.Unknown;
                case IdentifierNameSyntax name when model.GetSymbolInfo(name, cancellationToken).Symbol is ILocalSymbol local:
                    return OfLocal(local, body, model, ofNumber);
                default:
                    return expression.RawKind == NewerCompilers.CollectionExpressionSyntax ? ReturnedArray.Fresh : ReturnedArray.Unknown;
            }
        }

        private ReturnedArray? OfLocal(ILocalSymbol local, SyntaxNode body, SemanticModel model, bool ofNumber)
        {
            if (local.RefKind != RefKind.None || local.DeclaringSyntaxReferences.Length != 1
                || local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax declarator)
            {
                return ReturnedArray.Unknown;
            }

            var all = declarator.Initializer is { Value: var value } ? Of(value, body, model, ofNumber) : null;
            foreach (var use in LocalUses.Of(local, References.ScopeOf(declarator), model, cancellationToken).Uses)
            {
                if (all == ReturnedArray.Unknown)
                    return all;
                if (use.Kind == ArrayUseKind.Reassigned)
                    all = Both(all, OfAssigned(use, body, model, ofNumber));
                else if (IsResized(use.Reference))
                    all = Both(all, ReturnedArray.Fresh);
                else if (MayKeep(use))
                    return ReturnedArray.Unknown;
            }

            return all;
        }

        private ReturnedArray? OfAssigned(ArrayUse use, SyntaxNode body, SemanticModel model, bool ofNumber) =>
            use.Reference.Parent is ISimpleAssignmentOperation { Parent: IExpressionStatementOperation, Value.Syntax: ExpressionSyntax value }
                ? Of(value, body, model, ofNumber)
                : ReturnedArray.Unknown;

        /// <summary>
        /// Whether other code may still see the array when the method returns it. A method of the framework that is given an array and returns nothing which
        /// could hold it fills or reads it, unless it sets something, or is one of a collection, a pool or another thread.
        /// </summary>
        private static bool MayKeep(ArrayUse use) => use.Kind switch
        {
            ArrayUseKind.Captured => true,
            ArrayUseKind.Escapes =>
                !use.IsQueried && use.Callee is not { Name: nameof(Array.CopyTo), ContainingType.SpecialType: SpecialType.System_Array }
                && !IsReturned(use.Reference),
            ArrayUseKind.ArrayArgument => use.Callee is not { MethodKind: MethodKind.Ordinary, DeclaringSyntaxReferences.IsEmpty: true } callee
                || !callee.ContainingType.IsOfFramework() || !(callee.ReturnsVoid || callee.ReturnType.IsValueType && !MayHold(callee.ReturnType))
                || callee.Name.Contains("Set") || callee.ContainingType.ContainingNamespace.Name is "Collections" or "Generic" or "Concurrent" or "Immutable"
                    or "ObjectModel" or "Specialized" or "Buffers" or "Threading" or "Tasks" or "Channels",
            _ => false,
        };

        private static bool MayHold(ITypeSymbol type) => type.SpecialType == SpecialType.None && type.TypeKind != TypeKind.Enum;

        /// <summary>Whether the variable gets a longer or shorter array in the place of its own, which is as new.</summary>
        private static bool IsResized(IOperation variable) => variable.Parent is IArgumentOperation
        {
            Parent: IInvocationOperation { TargetMethod: { Name: nameof(Array.Resize), ContainingType.SpecialType: SpecialType.System_Array } },
        };

        private static bool IsReturned(IOperation value)
        {
            value = value.Around(Through.Any);
            while (value.Parent is IConditionalOperation { Type: not null } choice && choice.Condition != value)
                value = choice.Around(Through.Any);
            return value.Parent is IReturnOperation;
        }

        /// <summary>Whether an expression names a field that always holds an empty array.</summary>
        private bool IsEmptyField(ExpressionSyntax expression, SemanticModel model) =>
            expression is IdentifierNameSyntax or MemberAccessExpressionSyntax
            && model.GetSymbolInfo(expression, cancellationToken).Symbol is IFieldSymbol { IsStatic: true,
                DeclaringSyntaxReferences: { Length: 1 } references } field
            && references[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: { } value } declarator
            && (field.IsReadOnly
                || (field is { DeclaredAccessibility: Accessibility.Private, ContainingType.DeclaringSyntaxReferences.Length: 1 }
                    && declarator.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } type && !Writes.To(field.Name, type, model)))
            && (IsEmpty(value)
                || value is ArrayCreationExpressionSyntax { Type.RankSpecifiers: { Count: 1 } ranks, Initializer: null } && ranks[0].Sizes is { Count: 1 } sizes
                    && sizes[0] is LiteralExpressionSyntax { Token.Value: 0 });

        /// <summary>What holds for two results: the same where both are the same, new where both are new.</summary>
        private static ReturnedArray? Both(ReturnedArray? first, ReturnedArray? second) => (first, second) switch
        {
            (null, _) => second,
            (_, null) => first,
            _ when first == second => first,
            (ReturnedArray.Unknown, _) or (_, ReturnedArray.Unknown) => ReturnedArray.Unknown,
            _ => ReturnedArray.Fresh,
        };

        /// <summary>Whether a method that returns bytes is given nothing but one number.</summary>
        private static bool MakesOfNumber(IMethodSymbol method) =>
            method is { Parameters: { Length: 1 } parameters, ReturnType: IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte } }
            && parameters[0] is { RefKind: RefKind.None, Type.SpecialType: >= SpecialType.System_Int16 and <= SpecialType.System_Double };

        private bool IsFewBytes(ExpressionSyntax creation, SemanticModel model) =>
            model.GetOperation(creation, cancellationToken) is IArrayCreationOperation { DimensionSizes: { Length: 1 } sizes }
            && sizes[0].ConstantValue is { HasValue: true, Value: int and > 0 and <= MostBytesOfNumber };

        /// <summary><c>null</c>, <c>[]</c>, <c>Array.Empty&lt;T&gt;()</c>: nothing that could be kept.</summary>
        private static bool IsEmpty(ExpressionSyntax expression) => expression switch
        {
            LiteralExpressionSyntax or DefaultExpressionSyntax => true,
            PostfixUnaryExpressionSyntax { Operand: LiteralExpressionSyntax } => true,
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name: GenericNameSyntax { Identifier.ValueText: "Empty" } } } => true,
            IdentifierNameSyntax { Identifier.ValueText: "Empty" } or MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Empty" } => true,
            _ => expression.RawKind == NewerCompilers.CollectionExpressionSyntax && expression.ChildNodes().FirstOrDefault() is null,
        };
    }
}
