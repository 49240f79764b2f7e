using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines whether nullable annotations promise that an expression is not null. The compiler's flow analysis decides, and three things that
/// it believes are not believed here: code without annotations, of which it assumes the best; what the author silenced with <c>!</c>; and what it
/// concludes from a test of a variable that something else can change before the use.
/// </summary>
/// <remarks>
/// Parameters, results, fields, properties and elements count by their declaration: who stores or passes null there breaks a promise. Locals
/// promise nothing themselves, so each value that one is given must be promised. Not counted is what the code in sight fills with null: a
/// member or parameter that starts as <c>null!</c> or <c>default!</c>, and the elements of an array that is made with a length alone.
/// </remarks>
internal sealed class NullContract(SemanticModel model, CancellationToken cancellationToken)
{
    private const NullableAnnotation Promised = NullableAnnotation.NotAnnotated;
    private const NullableAnnotation Silent = NullableAnnotation.None;

    private readonly HashSet<ISymbol> _variables = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ISymbol> _sequences = new(SymbolEqualityComparer.Default);

    /// <summary>Whether an expression is promised not to be null where it stands.</summary>
    public bool Promises(ExpressionSyntax expression) => IsEnabled(expression.SpanStart) && Holds(expression);

    /// <summary>Whether callers promise not to pass null for a parameter, by a declaration in the model's tree.</summary>
    public bool Promises(IParameterSymbol parameter)
    {
        if (parameter is not { NullableAnnotation: Promised, RefKind: RefKind.None, DeclaringSyntaxReferences: { Length: 1 } declarations }
            || declarations[0].SyntaxTree != model.SyntaxTree || !IsEnabled(declarations[0].Span.Start) || StartsAsNull(parameter))
        {
            return false;
        }

        foreach (var attribute in parameter.GetAttributes())
        {
            if (attribute.AttributeClass is { Name: "AllowNullAttribute" or "MaybeNullAttribute" or "MaybeNullWhenAttribute" })
                return false;
        }

        return true;
    }

    // Without warnings, a broken promise was not reported; without annotations nothing was promised.
    private bool IsEnabled(int position) => (model.GetNullableContext(position) & NullableContext.Enabled) == NullableContext.Enabled;

    private bool Holds(ExpressionSyntax expression)
    {
        expression = expression.WithoutParentheses();
        if (NullProof.IsNonNullValue(expression, model, cancellationToken))
            return true;
        if (IsSilenced(expression) || model.GetTypeInfo(expression, cancellationToken).Nullability.FlowState != NullableFlowState.NotNull)
            return false;
        switch (expression)
        {
            case ThisExpressionSyntax or BaseExpressionSyntax:
                return true;
            case ConditionalExpressionSyntax choice:
                return Holds(choice.WhenTrue) && Holds(choice.WhenFalse);
            case SwitchExpressionSyntax choice:
                return choice.Arms.All(arm => arm.Expression is ThrowExpressionSyntax || Holds(arm.Expression));
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesce:
                return coalesce.Right is ThrowExpressionSyntax || Holds(coalesce.Right);
            case AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression or (int)SyntaxKind.CoalesceAssignmentExpression } assignment:
                return Holds(assignment.Right);
            case CastExpressionSyntax cast:
                return model.GetSymbolInfo(cast, cancellationToken).Symbol is not IMethodSymbol && Holds(cast.Expression);
            case AwaitExpressionSyntax wait:
                return model.GetTypeInfo(wait.Expression, cancellationToken).Type is INamedTypeSymbol { TypeArgumentNullableAnnotations: { Length: 1 } results }
                    && results[0] == Promised;
            case InvocationExpressionSyntax call:
                return model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { ReturnNullableAnnotation: not Silent } method
                    && (IsPromisedByDeclaration(method) || FollowsFromArguments(call))
                    && (method.OriginalDefinition.ReturnType is not ITypeParameterSymbol || AreFilled(call));
            case ElementAccessExpressionSyntax access:
                return (model.GetTypeInfo(access.Expression, cancellationToken).Type is IArrayTypeSymbol array
                    ? array.ElementNullableAnnotation == Promised
                    : model.GetSymbolInfo(access, cancellationToken).Symbol is IPropertySymbol { NullableAnnotation: Promised })
                    && AreFilled(access.Expression);
            case IdentifierNameSyntax or MemberAccessExpressionSyntax:
                return HoldsFor(expression);
            default:
                return false;
        }
    }

    private static bool IsSilenced(SyntaxNode expression) =>
        expression.Parent.IsKind(SyntaxKind.SuppressNullableWarningExpression)
        || (expression.Parent is ParenthesizedExpressionSyntax outer && IsSilenced(outer));

    private bool HoldsFor(ExpressionSyntax name) => model.GetSymbolInfo(name, cancellationToken).Symbol switch
    {
        ILocalSymbol { RefKind: RefKind.None } local when name is IdentifierNameSyntax use => Holds(use, local, isDeclared: false),
        IParameterSymbol { RefKind: RefKind.None, NullableAnnotation: not Silent and var annotation } parameter when name is IdentifierNameSyntax use =>
            Holds(use, parameter, annotation == Promised) && AreFilledFor(parameter),
        IParameterSymbol { RefKind: not RefKind.None, NullableAnnotation: Promised } => true,
        IFieldSymbol field => !StartsAsNull(field) && (field.NullableAnnotation == Promised ? !IsOfDefault(name) : IsFixed(field, name)),
        IPropertySymbol { NullableAnnotation: Promised } property => !StartsAsNull(property) && !IsOfDefault(name),
        _ => false,
    };

    /// <summary>Whether all that a variable is given is promised, or tested by the compiler where nothing can come between.</summary>
    private bool Holds(IdentifierNameSyntax use, ISymbol variable, bool isDeclared)
    {
        if (!_variables.Add(variable))
            return true;
        var declaration = variable.DeclaringSyntaxReferences.Length == 1 ? variable.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) : null;
        if ((declaration ?? use).SyntaxTree != model.SyntaxTree || (variable is ILocalSymbol && declaration is null) || StartsAsNull(variable))
            return false;
        var scope = References.FunctionOf(declaration ?? use);
        var writes = Writes.All(variable.Name, scope, model).ToArray();
        var isShared = IsElsewhere(use, scope) || writes.Any(write => IsElsewhere(write, scope)) || KeptReferences.Are(variable.Name, scope, model);
        return (variable is ILocalSymbol ? IsStart(declaration!, isShared) : isDeclared || !isShared) && writes.All(write => IsWritten(write, isShared));
    }

    private static bool IsElsewhere(SyntaxNode node, SyntaxNode scope) => References.FunctionOf(node) != scope || References.IsInNestedFunction(node, scope);

    /// <summary>Whether the value that a local starts with is promised.</summary>
    private bool IsStart(SyntaxNode declaration, bool isShared) => declaration switch
    {
        VariableDeclaratorSyntax variable => variable.Initializer is not { } initializer || IsGiven(initializer.Value, isShared),
        ForEachStatementSyntax loop => ArePromised(loop.Expression),
        CatchDeclarationSyntax => true,
        SingleVariableDesignationSyntax { Parent: DeclarationPatternSyntax or RecursivePatternSyntax } => true,

        // `out var x` is among the writes.
        SingleVariableDesignationSyntax { Parent: DeclarationExpressionSyntax { Parent: ArgumentSyntax argument } } => IsPassed(argument, isShared),
        _ => false,
    };

    private bool IsWritten(SyntaxNode write, bool isShared) => write switch
    {
        AssignmentExpressionSyntax { Left: IdentifierNameSyntax, RawKind: (int)SyntaxKind.SimpleAssignmentExpression
            or (int)SyntaxKind.CoalesceAssignmentExpression } assignment =>
            IsGiven(assignment.Right, isShared),
        AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.AddAssignmentExpression } append =>
            NullProof.IsJoined(append, model, cancellationToken),
        ArgumentSyntax argument => IsPassed(argument, isShared),

        // `x.Name = value` names a member.
        AssignmentExpressionSyntax { Left: MemberAccessExpressionSyntax } => true,
        _ => false,
    };

    /// <summary>Whether a value is promised, or, where nothing comes between, the compiler knows that it may be null and looks for a test.</summary>
    private bool IsGiven(ExpressionSyntax value, bool isShared) =>
        model.GetTypeInfo(value, cancellationToken).Nullability.FlowState == NullableFlowState.MaybeNull ? !isShared : Holds(value);

    private bool IsPassed(ArgumentSyntax argument, bool isShared) =>
        !isShared && !argument.Expression.IsKind(SyntaxKind.SuppressNullableWarningExpression)
        && model.GetOperation(argument, cancellationToken) is IArgumentOperation { Parameter.NullableAnnotation: not Silent };

    /// <summary>Whether a sequence is one of values that are promised.</summary>
    private bool ArePromised(ExpressionSyntax sequence)
    {
        switch (model.GetTypeInfo(sequence, cancellationToken).Type)
        {
            case IArrayTypeSymbol array:
                return array.ElementNullableAnnotation == Promised && AreFilled(sequence);
            case INamedTypeSymbol type:
                return (ElementOf(type) ?? type.AllInterfaces.Any(other => ElementOf(other) == true)) && AreFilled(sequence);
            default:
                return false;
        }
    }

    private static bool? ElementOf(INamedTypeSymbol type) =>
        type is { Name: "IEnumerable" or "IAsyncEnumerable" or "Span" or "ReadOnlySpan", Arity: 1 }
            ? type.TypeArgumentNullableAnnotations[0] == Promised
            : null;

    /// <summary>Whether a result is promised because every argument is: its declaration says so, or its type is inferred from them.</summary>
    private bool FollowsFromArguments(InvocationExpressionSyntax call)
    {
        foreach (var argument in call.ArgumentList.Arguments)
        {
            var type = model.GetTypeInfo(argument.Expression, cancellationToken);
            if (!argument.RefKindKeyword.IsKind(SyntaxKind.None)
                || type is not ({ Type.IsValueType: true } or { Nullability.FlowState: NullableFlowState.MaybeNull }) && !Holds(argument.Expression))
            {
                return false;
            }
        }

        return call.Expression is not MemberAccessExpressionSyntax access
            || model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol { ReducedFrom: not null }
            || Holds(access.Expression);
    }

    private static bool IsPromisedByDeclaration(IMethodSymbol method) =>
        method.ReturnNullableAnnotation == Promised
        && method.OriginalDefinition.ReturnType is not ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method };

    /// <summary>Whether a declaration itself fills what it declares with null.</summary>
    private bool StartsAsNull(ISymbol symbol)
    {
        foreach (var reference in symbol.DeclaringSyntaxReferences)
        {
            var start = reference.GetSyntax(cancellationToken) switch
            {
                VariableDeclaratorSyntax { Parent.Parent: FieldDeclarationSyntax } field => field.Initializer,
                PropertyDeclarationSyntax property => property.Initializer,
                ParameterSyntax parameter => parameter.Default,
                _ => null,
            };
            if (start is not null
                && start.Value.Plain().Kind() is SyntaxKind.NullLiteralExpression or SyntaxKind.DefaultLiteralExpression or SyntaxKind.DefaultExpression)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether what a test has found out about a member stays true: a field that nothing can write any more.</summary>
    private bool IsFixed(IFieldSymbol field, ExpressionSyntax name) =>
        field is { IsReadOnly: true, NullableAnnotation: NullableAnnotation.Annotated }
        && name is IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax }
        && name.FirstAncestorOrSelf<MemberDeclarationSyntax>() is MethodDeclarationSyntax or PropertyDeclarationSyntax { Initializer: null };

    /// <summary>Whether a member is one of a struct that an array may be filled with by default.</summary>
    private bool IsOfDefault(ExpressionSyntax member) =>
        member is MemberAccessExpressionSyntax { Expression: var owner }
        && model.GetTypeInfo(owner, cancellationToken).Type?.IsValueType == true && MayBeDefault(owner);

    private bool MayBeDefault(ExpressionSyntax owner)
    {
        owner = owner.Plain();
        switch (owner)
        {
            case ElementAccessExpressionSyntax or InvocationExpressionSyntax:
                return !AreFilled(owner);
            case MemberAccessExpressionSyntax:
                return IsOfDefault(owner);
            case IdentifierNameSyntax when model.GetSymbolInfo(owner, cancellationToken).Symbol is ILocalSymbol local && _sequences.Add(local):
                return OriginsOf(local).Any(origin => origin.Parent is CommonForEachStatementSyntax ? !AreFilled(origin) : MayBeDefault(origin));
            default:
                return false;
        }
    }

    /// <summary>The values that a local is given, or the sequence that it goes through.</summary>
    private IEnumerable<ExpressionSyntax> OriginsOf(ILocalSymbol local)
    {
        if (local.DeclaringSyntaxReferences.Length != 1)
            yield break;
        var declaration = local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken);
        if (declaration is VariableDeclaratorSyntax { Initializer.Value: var first })
            yield return first;
        else if (declaration is ForEachStatementSyntax { Expression: var sequence })
            yield return sequence;
        var scope = References.FunctionOf(declaration);
        foreach (var write in MemberIndex.Mentions(local.Name, scope).Writes(scope))
        {
            if (write is AssignmentExpressionSyntax { Right: var value })
                yield return value;
        }
    }

    /// <summary>Whether no code in sight makes the array that a name means with a length alone, so that its elements begin as null.</summary>
    private bool IsFilled(ExpressionSyntax array)
    {
        if (model.GetSymbolInfo(array, cancellationToken).Symbol is not { } named || !_sequences.Add(named))
            return true;
        switch (named)
        {
            case IParameterSymbol parameter:
                return !IsMadeIn(parameter, References.FunctionOf(array));
            case ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } declarations } local:
                return !IsMadeIn(local, References.FunctionOf(declarations[0].GetSyntax(cancellationToken))) && OriginsOf(local).All(AreFilled);
            case { Kind: SymbolKind.Field or SymbolKind.Property, ContainingType: { } type } member:
                return !member.DeclaringSyntaxReferences.Any(declaration => MakesEmpty(declaration.GetSyntax(cancellationToken)))
                    && !type.DeclaringSyntaxReferences.Any(part => IsMadeIn(member, part.GetSyntax(cancellationToken)));
            default:
                return true;
        }
    }

    /// <summary>Whether each array whose elements a sequence may have is filled, as far as the code in sight says what the sequence is made of.</summary>
    private bool AreFilled(ExpressionSyntax sequence)
    {
        if (MakesEmpty(sequence))
            return false;
        foreach (var node in sequence.DescendantNodesAndSelf())
        {
            if (node is not (IdentifierNameSyntax or MemberAccessExpressionSyntax) || node is not ExpressionSyntax part)
                continue;
            if (model.GetTypeInfo(part, cancellationToken).Type is IArrayTypeSymbol
                ? !IsFilled(part)
                : model.GetSymbolInfo(part, cancellationToken).Symbol is ILocalSymbol local && _sequences.Add(local)
                    && !OriginsOf(local).All(AreFilled))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether what a call gives to the parameter of a lambda, as its other arguments say, comes from arrays that are filled.</summary>
    private bool AreFilledFor(IParameterSymbol parameter)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol { MethodKind: MethodKind.AnonymousFunction } || parameter.DeclaringSyntaxReferences.Length != 1
            || parameter.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken).FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>()
                is not { Parent: ArgumentSyntax { Parent: ArgumentListSyntax { Parent: InvocationExpressionSyntax call } } given })
        {
            return true;
        }

        return AreFilled(call.Expression)
            && call.ArgumentList.Arguments.All(argument => argument == given || AreFilled(argument.Expression));
    }

    // Names in another file are not followed.
    private bool IsMadeIn(ISymbol array, SyntaxNode scope)
    {
        foreach (var write in MemberIndex.Mentions(array.Name, scope).Writes(scope))
        {
            if (write is not AssignmentExpressionSyntax { Right: var value } || (value.SyntaxTree == model.SyntaxTree ? !AreFilled(value) : MakesEmpty(value)))
                return true;
        }

        return false;
    }

    // By name, for code in other files: a method of that name that fills its array is only not believed.
    private static bool MakesEmpty(SyntaxNode value)
    {
        foreach (var node in value.DescendantNodesAndSelf())
        {
            if (node is ArrayCreationExpressionSyntax { Initializer: null }
                or SimpleNameSyntax { Identifier.ValueText: "Rent" or "AllocateArray" or "AllocateUninitializedArray" or "CreateInstance" })
            {
                return true;
            }
        }

        return false;
    }
}
