namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Which compiler diagnostics take part in a test, besides those that a code fix under test can fix.</summary>
public enum CompilerDiagnostics
{
    /// <summary>No compiler diagnostic, not even an error.</summary>
    None,

    /// <summary>Errors: the default.</summary>
    Errors,

    /// <summary>Errors and warnings.</summary>
    Warnings,

    /// <summary>Errors, warnings and suggestions.</summary>
    Suggestions,

    /// <summary>Everything, hidden diagnostics included.</summary>
    All,
}

/// <summary>How closely the tree that a code action returns is compared with the tree that its text parses to.</summary>
public enum CodeActionValidationMode
{
    /// <summary>Trees are not compared; only the text counts.</summary>
    None,

    /// <summary>Nodes and tokens must be those that the text parses to: the default.</summary>
    SemanticStructure,

    /// <summary>Nodes, tokens and trivia must be those that the text parses to.</summary>
    Full,
}

/// <summary>Checks of an analyzer test that can be switched off.</summary>
[Flags]
public enum TestBehaviors
{
    /// <summary>All checks run.</summary>
    None = 0,

    /// <summary>Do not check that an analyzer which never chose says nothing about generated code.</summary>
    SkipGeneratedCodeCheck = 1 << 0,

    /// <summary>Do not check that <c>#pragma warning disable</c> silences the expected diagnostics.</summary>
    SkipSuppressionCheck = 1 << 1,
}

/// <summary>Checks of a code fix test that can be switched off.</summary>
[Flags]
public enum CodeFixTestBehaviors
{
    /// <summary>All checks run.</summary>
    None = 0,

    /// <summary>Do not run Fix All in document.</summary>
    SkipFixAllInDocumentCheck = 1 << 0,

    /// <summary>Do not run Fix All in project.</summary>
    SkipFixAllInProjectCheck = 1 << 1,

    /// <summary>Do not run Fix All in solution.</summary>
    SkipFixAllInSolutionCheck = 1 << 2,

    /// <summary>Do not run Fix All.</summary>
    SkipFixAllCheck = SkipFixAllInDocumentCheck | SkipFixAllInProjectCheck | SkipFixAllInSolutionCheck,

    /// <summary>Apply one action to the first fixable diagnostic, then stop.</summary>
    FixOne = 1 << 3,
}

/// <summary>What the markup in a state's files stands for.</summary>
public enum MarkupMode
{
    /// <summary>Markup is not recognised: the text is used as it is written.</summary>
    None,

    /// <summary>Markup is removed and expects nothing.</summary>
    Ignore,

    /// <summary>Markup is removed and expects diagnostics, save those that the code fix under test can fix.</summary>
    IgnoreFixable,

    /// <summary>Markup is removed and expects diagnostics.</summary>
    Allow,
}

/// <summary>How markup is read.</summary>
[Flags]
public enum MarkupOptions
{
    /// <summary>Markup that fits more than one descriptor is an error, and <c>$$</c> is a position.</summary>
    None = 0,

    /// <summary>Markup that fits more than one descriptor means the first.</summary>
    UseFirstDescriptor = 1 << 0,

    /// <summary><c>$$</c> is code, as in <c>$$"""{{value}}"""</c>.</summary>
    TreatPositionIndicatorsAsCode = 1 << 1,
}

/// <summary>What a state takes over from the state before it.</summary>
public enum StateInheritanceMode
{
    /// <summary>Everything that it does not set, save expected diagnostics which the code fix under test can fix.</summary>
    AutoInherit,

    /// <summary>Nothing.</summary>
    Explicit,

    /// <summary>Everything that it does not set.</summary>
    AutoInheritAll,
}
